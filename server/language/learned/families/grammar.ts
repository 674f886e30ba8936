/** Families of form: who does what to whom, when, whether, and how sure. */
export const grammar: Readonly<Record<string, string>> = {
  i: 'i i_am i_have i_will me my mine myself yo mi mis conmigo soy estoy voy tengo puedo quiero le_voy lo_voy la_voy te_voy',
  we: 'we us our ours we_will we_are nosotros nos nuestr* vamos tenemos podemos somos estamos queremos le_vamos lo_vamos la_vamos te_vamos',
  you: 'you your yours yourself usted ustedes vos tu te ti su sus tus ud uds contigo vosotros os vuestr*',
  they: 'they them their he she him her his someone somebody anyone el_otro ellos ellas alguien quien ella la_persona otra_empresa another_company another_agency the_other those esa_gente',
  future:
    'will shall going_to about_to is_going are_going next_thing will_be ll voy_a vas_a va_a vamos_a van_a iremos ira iran sera seran estara tendra tendran podra podran veran hara haremos hare mandare mandaremos enviaremos',
  past: 'did was were had has_been have_been already have_already told called sent ya_le ya_lo ya_la ya_se ya_les ya_hable ya_mande ya_puse fue fueron era eran habia hubo estuvo tuvo hizo dijo dije mande hable llame',
  can: 'can could may might able possible would puede puedes puedo podemos podria podriamos podrian pueden posible se_puede capaz',
  must: 'must have_to has_to had_to need_to needs_to got_to better should supposed_to required obliged no_choice tiene_que tienes_que tenes_que debe_de hay_que necesita* necesito mas_vale mas_le_vale mas_te_vale obligado obligada deberia deberias toca_pagar le_toca te_toca forzos* urge',
  if_not:
    'if_you_do_not if_you_will_not if_not if_this_is_not if_it_is_not if_that_is_not if_we_do_not if_i_do_not unless otherwise or_else or_i or_we either_you pay_or without_payment until_you_pay si_no si_usted_no si_tu_no si_para si_hoy_no si_manana_no a_menos_que de_lo_contrario o_si_no o_paga o_me o_le o_lo o_la o_te o_nos o_los en_caso_contrario caso_contrario mientras_no hasta_que_no hasta_que_pague pague_o paga_o',
  if: 'if when once in_case whenever si cuando en_caso_de_que siempre_que una_vez',
  keep_away:
    'just_pay better_pay you_better so_pay pay_up pay_now pay_today mejor_pague mejor_paga entonces_pague asi_que_pague pague_ya pague_hoy pague_de_una conviene',
  negation:
    'not no never nobody no_one none nothing neither nor without hardly nadie nunca jamas nada ni tampoco ningun ninguna ninguno sin',
  denial:
    'i_am_not we_are_not we_do_not i_do_not we_will_not i_will_not we_would_not we_can_not i_can_not we_never i_never nobody_is nobody_will nobody_can no_one_is no_one_will no_one_can not_going_to no_soy no_somos no_vamos no_voy no_le_voy no_le_vamos no_lo_vamos no_la_vamos no_se_preocupe no_hay nadie_le nadie_lo nadie_la nadie_va nadie_puede nadie_te no_podemos no_puedo no_hacemos no_mandamos no_estoy no_estamos no_llamo no_le_llamo no_pensamos no_tiene_nada_que_ver no_es_cierto no_es_verdad es_mentira_que not_true is_not_true false_that myth mito do_not_worry no_need',
  past_report:
    'did_somebody did_someone did_anyone did_they has_anyone who_told was_told were_told you_were_told someone_told somebody_told told_you_that said_they they_said they_told another_collector previous_agent last_agent alguien_le le_dijeron le_han_dicho te_dijeron le_dijo_que quien_le lo_amenazaron la_amenazaron el_otro_agente otro_agente el_agente_anterior la_persona_que que_le_dijeron',
  fearing:
    'worried_about worried_that afraid_of afraid_that scared_of scared_that fear_of fear_that you_fear anxious_about miedo_de miedo_a miedo_que temor_de le_preocupa le_preocupe le_da_miedo tiene_miedo asustad* teme_que preocupad*_por preocupa_que',
  threat_frame:
    'i_will_make_sure we_will_make_sure i_will_see_to i_will_have_you we_will_have_you i_will_get you_will_be you_will_end you_will_lose you_will_find you_are_going_to you_will_get you_will_wake expect_a guess_who i_can_have i_could_have i_have_already i_am_sending we_are_sending i_am_on_my_way on_their_way on_the_way already_on one_call one_phone_call one_click all_i_have_to_do what_would what_will imagine_what think_what how_would_you_like me_encargo yo_me_encargo nos_encargamos me_voy_a_encargar voy_a_hacer_que hago_que va_a_terminar va_a_acabar vas_a_terminar vas_a_acabar termina_en se_va_a_quedar te_vas_a_quedar se_queda_sin va_a_perder vas_a_perder le_mando le_mandamos te_mando le_caemos le_cae le_caen ya_van ya_viene ya_vienen vienen_por ya_salio ya_esta_en ya_esta_lista ya_esta_firmad* con_una_llamada una_llamada_y una_llamada_mia nomas_falta solo_falta basta_con que_va_a_decir que_van_a_decir que_diran que_pensaria* que_cree_que que_le_parece_si como_le_caeria imaginese_lo quiere_que quieres_que le_gustaria_que se_imagina_a se_imagina_que no_querra_que no_querras_que no_quiere_que a_ver_que a_ver_si espere_a espera_a preparese preparate vaya_despidiendose vaya_preparando despidase despidete dele_un_beso',
  want: 'want wants like love wish would_like let_me allow happy_to glad_to quiero quisiera gustaria deseo deseamos permit* dejeme dejame quiere quieres prefiere',
  ask_permission:
    'may_i can_i could_i would_it_be is_it_okay okay_if do_you_mind would_you_mind me_permite me_puede me_podria le_puedo le_parece te_parece esta_bien_si puedo le_importa',
  polite:
    'please kindly if_you_do_not_mind sir maam por_favor si_es_tan_amable si_no_es_molestia si_gusta senor senora senorita don dona',
  question_word:
    'what how why when where which who que como cuando donde cual cuales quien cuanto cuanta cuantos cuantas',
  number:
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dos tres cuatro cinco seis siete ocho nueve diez once doce quince veint* treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscient* trescient* cuatrocient* quinient* seiscient* setecient* ochocient* novecient* mil',
  half: 'half third quarter percent fraction portion most_of some_of mitad tercio tercera_parte cuarta_parte porciento parte_de cachito pedazo',
  so: 'so then therefore okay_so alright_so entonces asi_que o_sea pues',
  cause: 'because since due_to that_is_why porque ya_que debido por_eso por_lo',
  small: 'just only a_bit a_little simply merely nomas nada_mas solo solamente poquito',
  all: 'all every everyone everything whole any todo toda todos todas cada cualquier cualquiera',
  already: 'already yet still ya todavia aun',
  here: 'here this_is on_this_call aqui aca este esta ahi',
  come: 'come comes coming go goes going arrive arrives show pass stop_by visit send sending viene vienen venir va van ir llega* llegar pasar paso pasan manda* mando mandamos mandar envi*',
  say: 'say says said tell tells telling told mean decir dice digo diga dijo dicho',
  know: 'know knows knew aware realize remember sabe saben sabemos sabes se_que recuerda conoc*',
  be_thing: 'is are was be been being es son era ser esta estan',
  have_thing: 'have has had got tiene tienen tengo hay haber',
  do_thing: 'do does did done make makes hacer hace hago haga hicieron hecho',
  yes: 'yes yeah yep sure okay right exactly correct si claro exacto correcto asi_es de_acuerdo sale va_que vale_pues',
  wait: 'wait hold_on moment second minute one_second bear_with let_me_check checking looking espere esper* momento momentito segundo segundito minuto permitame deme_un dejeme_ver dejeme_revisar',
  weather:
    'weather dog tea noise traffic connection hear_me line_is breaking_up name_spelled ruido perro se_escucha_mal me_escucha me_oye se_corta clima calor',
}
