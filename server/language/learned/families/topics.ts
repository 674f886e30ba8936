/** Families of what questions ask about: people, work, money, the debt and the call itself. */
export const topicFamilies: Readonly<Record<string, string>> = {
  // Identity.
  name_word:
    'name names called last_name first_name full_name surname nombre nombres apellido apellidos se_llama te_llamas como_se_llama a_nombre_de',
  speaking_with:
    'speaking_with speaking_to talking_to talking_with speak_with speak_to is_this am_i_speaking do_i_have have_i_reached did_i_reach looking_for trying_to_reach hablo_con habla_con hablando_con me_comunico_con comunicarme_con con_quien_hablo con_quien_tengo es_usted usted_es busco_a estoy_buscando se_encuentra esta_la esta_el quien_habla quien_contesta se_encontrara me_puede_comunicar',
  titular: 'titular account_holder cardholder holder titularidad duen* owner',
  birth:
    'birth birthdate birthday born dob nacimiento nacio naciste nacid* cumple cumpleanos fecha_de_nacimiento',
  id_number:
    'ssn social_security last_four last_4 four_digits digits ein tax_id curp rfc dni cedula cuit cuil nif nie pasaporte passport seguro_social ultimos_cuatro ultimos_4 cuatro_digitos digitos ine documento identificacion terminacion',
  address:
    'address street zip zip_code apartment apt avenue lane unit_number mailing residing direccion domicilio calle colonia codigo_postal numero_exterior departamento piso avenida barrio localidad manzana',
  phone_number:
    'phone_number number cell cellphone cell_phone mobile landline telefono celular movil fijo numero_de_telefono telefono_fijo whatsapp',
  email: 'email e_mail emails gmail yahoo hotmail inbox correo correo_electronico mail arroba casilla',
  company_role:
    'role position title authorized authorised in_charge handle_the_bills accounts_payable bookkeeper owner manager partner_in sign_for puesto cargo autorizad* encargad* socio socia duen* representante contador contadora gerente apoderad* cuentas_por_pagar administra',
  // Person.
  wellbeing:
    'how_are_you how_are how_is_your_day how_is_your how_is_it_going how_have_you_been how_you_doing how_are_things how_do_you_do how_is_everything feeling_today your_day your_morning your_week como_esta como_estas como_andas como_anda como_le_va como_te_va que_tal como_ha_estado como_amanecio como_va como_se_encuentra como_vamos como_lo_trata todo_bien como_andamos que_hubo como_sigue',
  illness:
    'health sick ill illness surgery operation hospital doctor doctors medicine medicines meds medication pills therapy treatment recover* heal* pain injury injured accident broke_your back knee leg arm surgery diagnos* cancer diabet* insulin heart chemo rehab physical flu covid fever pregnan* salud enferm* cirugia operaron operacion operad* medic* doctor* pastillas tratamiento terapia recuper* dolor lesion accidente fractur* diagnost* cancer diabet* insulina corazon quimio rehabilitacion gripe embaraz* mejorcit* sintomas clinica',
  ageing:
    'old age how_old years_old turning edad anos_tiene cuantos_anos anos_cumple que_edad mayor_de_edad jubil* retired',
  origin:
    'where_are_you_from originally grow_up grew_up hometown from_there born_in country raised accent weather_down over_there de_donde origin* nacio_en se_crio crecio pueblo pais tierra natal provincia rancho paisano acento por_alla',
  school_study:
    'school college university degree graduate* graduation study studied studying studies class classes course courses major semester diploma tuition student nursing_school ged teacher escuela colegio universidad carrera estudi* curso cursos graduo titulo semestre secundaria preparatoria prepa bachillerato facultad maestria diplomado clases alumno inscri*',
  fun: 'weekend hobby hobbies game games music church fish fishing soccer football baseball basketball movie movies sing dance cook cooking garden gym run team playing play watch fun free_time guitar finde fin_de_semana pasatiempo* futbol partido equipo musica iglesia misa pesca bail* cantar cocin* jardin gimnasio correr tiempo_libre jugar juega pelicula series diversion divert* guitarra aficion',
  plans:
    'plan plans planning hope hopes hoping dream future next_year going_to_do down_the_road long_term by_then planes pensado piensa esper* futuro mas_adelante proximo_ano suen* metas meta que_va_a_hacer que_piensa proyecto*',
  feelings:
    'feel feels feeling worried worry worries worrying scared afraid stress* nervous anxious sleep night upset overwhelm* keeps_you_up on_your_mind frustrat* sad cry siente sientes sentis sentir preocup* asust* miedo estres* nervios* angust* duerme dormir agobi* abrum* trist* llor* quita_el_sueno tranquil* anim*',
  vehicle:
    'car truck vehicle drive driving bus train ride bike gas suv van motorcycle commute get_to_work pickup uber mechanic tires carro coche auto camioneta moto camion metro micro colectivo transporte manej* maneja conduc* gasolina nafta taller mecanico llantas bicicleta subte traslad*',
  personal_bits:
    'nickname accent birthday named_after call_you people_call short_for middle_name pronounce spell apodo acento le_dicen te_dicen cumpleanos por_que_le_pusieron se_pronuncia se_escribe diminutivo sobrenombre santo tocay*',
  // Household.
  household:
    'household live_with lives_with living_with live_alone at_home under_your_roof in_the_house family folks roommate roommates mouths hogar vive_con viven_con vive_sol* en_casa familia bajo_su_techo en_la_casa quienes_viven con_quien_vive convive roomies miembros dependen',
  partner:
    'wife husband spouse partner boyfriend girlfriend fiance* married divorced ex ex_husband ex_wife marriage hubby missus significant_other esposa esposo marido mujer pareja novio novia casad* divorci* ex separad* conyuge senora_esposa suegr*',
  children:
    'kid kids child children son sons daughter daughters baby babies toddler little_ones boy boys girl girls teenager teenagers grandkid* grandchild* newborn hijo hijos hija hijas nino ninos nina ninas bebe chico chicos chica chicas nene nenes nena chamac* pequen* menores criatur* nietos nieto nieta escuincles guaguas peques muchach* pelad* chiquit* crios crio',
  relatives:
    'mother mom mum father dad parents brother brothers sister sisters aunt uncle cousin grandmother grandma grandfather grandpa in_laws mother_in_law taking_care_of caregiver mama papa madre padre padres hermano hermanos hermana hermanas tio tia primo abuela abuelo suegra suegro cuidando cuida_a jefecita viejos parientes familiar',
  pets: 'pet pets dog dogs cat cats puppy kitten bark* vet bird parrot animal animals perro perros perra perrito gato gatos gata mascota mascotas perico loro cachorro veterinari* ladr* animalit* animales pajar* firulais',
  housing:
    'rent renting own_your_home own_the rental landlord lease mortgage apartment house home move moving moved evict* tenant property_tax renta rentas rentando alquil* casero arriend* duen*_de_la_casa hipoteca casa_propia departamento piso mudar mudarse mudo mudanza muda inquilin* desaloj* propietari* vivienda',
  support:
    'help_you helps_you help_out anyone_who somebody_who anybody_who lend_you support lean_on chip_in pitch_in borrow_from family_help le_ayuda te_ayuda ayude ayudar echa_la_mano echar_una_mano eche_la_mano apoy* alguien_que quien_le respald* contar_con alguien_mas le_preste',
  // Work.
  work: 'work works working job jobs employ* employer occupation living do_for_a_living company boss gig trabajo trabaja trabajas trabajando trabajas empleo emplead* patron jefe ocupacion se_dedica te_dedicas a_que_se_dedica chamba laburo labura laburas camello jale curro empresa oficio labor labora laborando',
  how_long:
    'how_long since_when since how_many_years how_many_months how_many_weeks how_much_time long_have desde_cuando cuanto_tiempo cuanto_lleva cuanto_hace hace_cuanto desde_hace cuantos_meses cuantos_anos lleva llevas llevan llevaba tanto_tiempo cuanto_tiene hace_mucho desde_que',
  hours_shift:
    'hours shift shifts overtime part_time full_time nights schedule night_shift day_shift weekends_work cut_your_hours hours_cut horas turno turnos horas_extra medio_tiempo tiempo_completo horario jornada nocturn* media_jornada recort* doblar_turno guardia guardias',
  lost_job:
    'lost_your_job lost_the_job lose_your_job laid_off layoff let_go fired terminated let_you_go quit resign* downsiz* shut_down closed_the close_down out_of_work unemployed firing despid* despidieron despidio corrieron echaron perdio_el perdio_su perder_el liquidaron finiquito renunci* cerraron cerro recorte desemplead* sin_trabajo sin_empleo se_quedo_sin quedo_sin botaron cesaron desvincul* rajaron parado en_el_paro',
  job_hunt:
    'interview interviews applied applying apply looking_for_work job_hunt job_search resume applications hiring callbacks anything_lined_up leads temp_agency entrevista entrevistas solicitud* buscando_trabajo busca_trabajo buscando curriculum cv postul* vacante vacantes bolsa_de_trabajo encontrado en_puerta a_la_vista busqueda agencia',
  payday:
    'payday paid get_paid paycheck pay_day biweekly bi_weekly every_two_weeks weekly monthly fridays direct_deposit next_check check_come check_hit pay_period pay_schedule le_pagan te_pagan cobra cobras cobran quincena quincenal* semanal mensual dia_de_pago depositan depositan nomina raya rayan cae_el_pago paga_la_empresa fecha_de_pago fecha_de_cobro',
  income:
    'make earn bring_home bring_in take_home income salary wage wages hourly an_hour earning net gross annual earnings pay_rate clear_a gana ganas ingreso ingresos sueldo salario percibe percib* neto bruto entra_al_mes le_entra le_queda_libre saca sacas cobra_al_mes embolsa paga_por_hora gano ganando recibe_al_mes',
  other_income:
    'side_job side_jobs side_gig side_work second_job on_the_side benefits disability unemployment unemployment_benefits pension child_support alimony food_stamps snap social_security_check tips rent_out extra_money extra_income uber doordash freelance odd_jobs stimulus other_income ingreso_extra ingresos_extra otra_entrada otro_ingreso otros_ingresos por_fuera extras extra propina propinas pension pensionad* jubilacion subsidio beca bono ayuda_del_gobierno remesa* manutencion pension_alimenticia cuota_alimentaria segundo_trabajo changas changa chambita chambitas rebusque vende_algo aparte_de negocito paro prestacion',
  business:
    'business shop store restaurant customers clients sales staff employees season slow_season orders revenue invoice contracts receivables foot_traffic negocio local tienda clientes ventas vende vendiendo empleados personal temporada pedidos factur* contratos obra obras taller clientela facturacion restaurante changarro',
  // Money.
  expenses:
    'bills bill expenses expense spend spending utilities groceries electric electricity water childcare daycare goes_out going_out outgoings cable internet cost costs per_month_on gasto gastos gasta gastas gastando recibos luz agua gas despensa mandado super comida guarderia se_le_va se_va egresos colegiatura servicios sale_al_mes canasta supermercado facturas',
  leftover:
    'left left_over leftover leftovers end_of_the_month after_bills after_rent spare whats_left wiggle_room disposable extra_at surplus le_queda le_sobra sobra sobrante queda_libre fin_de_mes al_final_del despues_de_pagar le_alcanza_para disponible restante te_sobra te_queda nos_queda colchon',
  savings:
    'savings saved save rainy_day emergency_fund set_aside put_aside nest_egg stash piggy 401k retirement put_away ahorro ahorros ahorrad* ahorrito* ahorra guardad* guardadit* colchon fondo_de_emergencia apartad* alcancia reserva reservas cajita tanda plazo_fijo afore',
  other_debts:
    'other_debts other_debt other_loans other_cards creditors owe_anyone owe_anybody owe_money_to other_collectors other_bills payday_loan car_payment car_note credit_cards how_many_cards otras_deudas otra_deuda otros_prestamos otras_tarjetas acreedores le_debe_a debe_a_alguien mas_deudas otros_creditos otro_prestamo otros_bancos cuantas_tarjetas otras_financieras cobradores',
  bank_word:
    'bank banks account checking savings_account credit_union chase wells_fargo bank_of_america citi routing branch banco bancos cuenta cuenta_bancaria banamex bbva bancomer santander banorte sucursal caja_de_ahorro banesco galicia bancolombia cuenta_corriente bancaria',
  expected_money:
    'refund tax_refund commission settlement insurance_payout payout inheritance estate sale sell selling sold bonus back_pay severance come_through come_in expecting money_coming coming_in lump reembolso devolucion comision indemnizacion herencia venta vender vende bono aguinaldo finiquito liquidacion seguro_le le_van_a_pagar dinero_que_espera le_deben le_va_a_llegar entra_ese caer_ese le_cae espera_recibir por_cobrar retroactivo utilidades utilidad',
  certain:
    'certain for_sure sure guaranteed confirmed definite positive in_writing seguro segura segur* garantiz* confirmad* cierto certeza fijo firme amarrado',
  // Debt.
  purpose:
    'what_for for_what use_it_for used_for buy bought purchase purchased spend_it_on spent_on was_it_for was_this_for went_to what_was_it take_it_out_for para_que en_que_lo en_que_se compro compraste compra compras gasto_en lo_uso uso_el utilizo destin* adquirio invirtio era_para fue_para motivo_del_prestamo saco_el_prestamo',
  opened:
    'open opened opening take_out took_out sign signed signed_up apply_for_the start_date when_did_you_get got_the_card original abrio abrir apertura saco sacaste contrato contrat* firmo firmaste solicito tramito tramit* adquirio dieron_la_tarjeta dieron_el_prestamo otorgaron en_que_ano',
  cause_word:
    'what_happened why reason cause caused how_come what_changed what_went_wrong fall_behind fell_behind got_behind led_to made_it_hard stopped_paying stop_paying set_you_back throw_you_off got_in_the_way going_on que_paso que_le_paso por_que motivo razon causa a_que_se_debe a_que_se_debio que_sucedio que_ocurrio que_cambio se_atraso se_retraso dejo_de_pagar debido provoco origino que_fue_lo que_le_impidio se_complico desajust* que_onda',
  last_payment:
    'last_payment last_pay last_paid did_you_pay you_paid paid_already payment_you_made made_a_payment make_a_payment sent_a_payment receipt_for went_through cleared posted ultimo_pago ultima_vez_que_pago ultimo_abono pago_algo pagaste pago_usted pago_el realizo_algun hizo_algun hizo_un_pago hizo_el_pago abono abonaste abonar ha_pagado ha_abonado se_reflejo deposito_el ya_pago',
  past_deal:
    'arrangement agreement plan_before earlier_plan previous last_plan had_a_plan set_up_before payment_plan_you previous_agreement old_plan fell_through convenio acuerdo arreglo plan_anterior habia_quedado quedo_con promesa incumpl* habian_acordado anterior se_cayo_el que_paso_con_el_plan en_que_quedo',
  figure_right:
    'amount figure total balance_right number_right sound_right look_right match agree_with correct_amount accurate what_do_you_think_you_owe disagree wrong_with how_much_do_you_think off monto cifra cantidad cuadra coincide correct* de_acuerdo_con le_suena cuanto_cree cuanto_dice que_esta_mal no_le_cuadra saldo_correcto le_parece_correcto conform* reconoce_el_monto equivocad*',
  proof:
    'receipt receipts proof statement statements paperwork document documents evidence screenshot copy copies bank_statement confirmation_number canceled_check send_me_the picture photo recibo recibos comprobante comprobantes estado_de_cuenta prueba papel papeles documento documentos captura copia constancia foto voucher ficha recibito justificante folio extracto',
  letters:
    'letter letters notice notices envelope mail_we_sent got_the_letter open_it opened_it receive_the mailed mailbox carta cartas aviso avisos notificacion sobre correspondencia le_llego recibio_la recibio_el abrio_la buzon notificaciones papelito',
  calls_word:
    'calls called calling voicemail voicemails message messages rang phoned who_called other_agent last_caller spoke_with spoken_to talked_to_you llamadas llamado llamaron llamo llama_para mensaje mensajes buzon_de_voz contestadora quien_le_llamo quien_la_llamo marcaron hablo_con_usted hablado_con recado otro_agente companer*',
  creditor_word:
    'hospital_billing the_hospital the_store the_dealer the_clinic original_creditor lender contact_them call_them called_them talk_to_them reached_out in_touch_with directly con_el_hospital con_la_tienda con_el_banco al_banco con_ellos directamente acreedor comunic*_con hablo_con_ellos reclamo reclam* aclaracion financiera clinica concesionaria fue_a_la_sucursal',
  insurance:
    'insurance insured coverage covered policy medicaid medicare claim copay deductible insurer aetna blue_cross seguro seguros poliza aseguradora cobertura cubr* imss obra_social seguro_medico gastos_medicos prepaga eps deducible siniestro',
  attorney:
    'attorney lawyer counsel bankruptcy chapter_7 chapter_13 filed filing case_number court represented law_firm legal_aid abogad* licenciado_que quiebra bancarrota expediente demanda juzgado representa representad* concurso numero_de_caso despacho patrocin*',
  not_mine:
    'yours really_yours your_signature signature fraud identity_theft stolen somebody_else someone_else used_your recognize recognise same_name co_sign* cosign* authorized_user forg* suya suyo es_suya firma su_firma fraude robo_de_identidad otra_persona alguien_mas reconoce reconoces homonim* aval a_su_nombre usurp* suplant* robaron clon*',
  // Payment.
  able: 'could_you able_to can_you_do can_you_afford afford manage swing handle comfortable_with realistic doable feasible set_aside could_you_do capable podria puede_dar puede_pagar puede_abonar le_alcanza alcanza alcanzaria comodo comodamente esta_a_su_alcance realista estaria_en_condiciones posibilidades posibilidad alcance podras podrias podes en_condiciones aportar capacidad',
  monthly:
    'a_month per_month monthly each_month every_month month_to_month al_mes por_mes mensual mensuales mensualidad mensualmente cada_mes mes_con_mes mes_a_mes a_la_quincena por_quincena',
  now_word:
    'today right_now now down_payment good_faith upfront up_front this_minute tonight before_we_hang_up on_the_phone hoy ahora ahorita ya_mismo en_este_momento enganche anticipo de_entrada hoy_mismo al_contado de_inmediato a_cuenta pago_inicial sena',
  anything:
    'anything something even little_bit small any_amount at_all algo aunque_sea lo_que_sea cualquier_cantidad poquito un_poco minimo siquiera simbolico',
  when_word:
    'when what_day what_date which_day how_soon what_time by_when start_date cuando que_dia que_fecha para_cuando a_partir en_que_fecha desde_que_dia que_dias cuando_podria para_que_dia',
  pay_all:
    'in_full full whole all_of_it entire everything the_lot pay_it_off clear_it one_shot lump_sum total totalidad completo completa todo_de_una toda_la_deuda liquidar saldar de_una_sola un_solo_pago de_contado cancelar_todo toda_junta',
  pay_method:
    'card debit credit_card check cheque cash transfer wire zelle venmo online portal app_pay money_order ach autopay western_union paypal by_phone tarjeta debito transferencia efectivo deposito oxxo spei ventanilla en_linea app aplicacion bizum rapipago mercado_pago nequi pse domicili* link enlace como_quiere_pagar forma_de_pago medio_de_pago metodo como_le_gustaria_pagar',
  agree_ask:
    'does_that_work work_for_you that_work how_does_that_sound sound_good sound_fair sound_okay deal would_you_take live_with can_we_agree are_you_ok_with okay_with fair_enough_for what_do_you_say how_about would_that_help fit_your_budget agreeable good_with le_parece te_parece le_sirve le_funciona le_conviene le_late trato_hecho que_dice que_me_dice acepta aceptaria estaria_de_acuerdo de_acuerdo_con le_queda_bien le_acomoda hacemos_trato le_va_bien te_va cerramos le_cuadra como_lo_ve que_opina le_entra se_le_hace quedamos',
  choose:
    'which_one which_option which_of prefer rather first_one second_one option_a option_b either_or or_the_other which_would better_for_you cual cual_prefiere prefiere prefiere cual_de que_opcion la_primera la_segunda opcion elige escoge escog* se_queda_con o_la_otra cual_le_conviene mejor_a_usted',
  commit:
    'count_on your_word promise commit committed rely sure_you_can follow_through stick_to hold_up guarantee definitely for_real serious keep_that contar_con su_palabra promete prometer compromet* compromiso seguro_que cumplir cumple cumplira de_verdad me_da_su_palabra confiar en_serio sin_falta me_asegura no_me_va_a_fallar fallar',
  obstacle:
    'stopping_you stops_you keeping_you what_keeps holding_you_back in_the_way prevent why_not why_can_not hard_about could_go_wrong get_in_the_way hurdle impide impedir detiene frena obstaculo estorba por_que_no que_le_falta dificil dificulta dificultad traba se_lo_impide complica fallara que_podria_pasar salga_mal',
  needs:
    'what_would_help would_help what_do_you_need need_from_us want_from_us fair_to_you what_would_be_fair make_it_easier would_make what_are_you_looking_for ideal like_to_see_happen que_necesita que_necesitas que_le_ayudaria que_le_serviria que_quisiera que_espera_de que_seria_justo como_le_podemos en_que_le facilitar que_le_gustaria como_podriamos_ayudar que_propone justo que_busca que_pide',
  // The call itself.
  good_time:
    'good_time bad_time busy a_minute a_moment driving alone talk_now catch_you_at privacy in_private somewhere_private at_work_right moment_to_talk tiene_un_minuto tiene_un_momento buen_momento mal_momento ocupad* manejando puede_hablar puedes_hablar sol* lo_agarro la_agarro en_privado interrump* un_ratito conduciendo',
  hear_me:
    'hear_me hear can_you_hear you_there are_you_there still_there still_with_me hello_hello lose_you lost_you me_escucha me_oye me_oyes me_escuchas sigue_ahi esta_ahi bueno_bueno sigue_en_la_linea se_corto ahi_esta me_copia oiga_bueno alo_alo',
  understood_ask:
    'make_sense makes_sense questions_so_far any_questions follow_me following clear_so_far understand_so_far with_me_so_far all_clear explain_that me_explico quedo_claro queda_claro me_entiende se_entiende alguna_duda dudas tiene_sentido me_sigue va_entendiendo alguna_pregunta esta_claro me_comprende entendible',
  right_so:
    'is_that_right is_that_it am_i_right did_i_get correct got_that_right is_that_correct you_said you_mean so_it_was have_i_got es_asi es_correcto estoy_bien le_entendi_bien entendi_bien verdad o_me_equivoco estoy_en_lo_correcto es_eso cierto fue_asi o_sea_que si_entendi asi_fue no_es_asi correcto',
  call_back:
    'call_you call_back call_again call_you_back reach_you catch_you try_you ring_you best_time time_to_call follow_up check_back le_llamo lo_llamo la_llamo te_llamo le_marco le_hablo volver_a_llamar llamarle llamarlo marcarle vuelvo_a_llamar lo_encuentro la_encuentro a_que_hora que_hora devolver_la_llamada le_timbro',
  contact_how:
    'text texts text_message by_mail by_email by_text reach_you best_way best_number prefer_calls instead_of_calls snail_mail mensaje_de_texto por_correo por_mensaje por_whatsapp le_escribo contactar contacto contactarlo medio via por_donde mejor_numero mensajito sms',
  anything_else:
    'anything_else something_else else_i_can other_questions before_i_let_you before_we_hang before_you_go else_on_your_mind algo_mas alguna_otra otra_cosa en_que_mas otra_duda otra_pregunta antes_de_colgar antes_de_despedir nada_mas',
  why_refuse:
    'angry mad upset_with yelling why_will_not what_is_the_problem what_is_wrong hang_up_on refuse refusing why_are_you attitude hostile won_t_tell offended enojad* molest* grita gritando por_que_no_me por_que_no_quiere se_niega niega cual_es_el_problema que_problema le_molesta se_enoja desconfi* ofend* por_que_tanto alter* a_la_defensiva',
  permission:
    'may_i can_i could_i mind_if do_you_mind would_you_mind is_it_okay_if okay_if_i let_me_ask allow_me me_permite puedo le_puedo podria_hacerle le_molesta_si le_importa le_importaria me_deja permitame me_dejaria con_su_permiso permiso esta_bien_si hay_problema_si le_puedo_preguntar',
  language_word:
    'english spanish language translator interpreter ingles espanol idioma traductor* interprete castellano lengua',
  recording_word:
    'recording record recorded recordings being_taped tape grabar grabando grabada grabacion grabe graba',
  repeat_ask:
    'come_again say_again say_that_again what_did_you_say repeat one_more_time pardon what_was_that excuse_me_what sorry_what didn_t_catch did_not_catch did_not_hear missed_that como_dijo que_dijo me_repite repetir repita repitame otra_vez mande perdon como_perdon no_le_oi no_escuche no_alcance como_dice de_nuevo no_le_entendi me_lo_repite',
  meaning_ask:
    'mean what_do_you_mean how_so in_what_way like_what such_as meaning how_do_you_mean for_example what_is_that_supposed explain_what as_in que_quiere_decir a_que_se_refiere como_asi en_que_sentido por_ejemplo como_que como_cual que_significa se_refiere como_es_eso explique o_sea que_quiso_decir a_que_te_referis',
  robot:
    'robot bot machine computer ai artificial automated real_person human recording_or maquina robot computadora inteligencia_artificial humano humana persona_real grabacion contestador automatic* ordenador de_carne_y_hueso',
  trust_word:
    'trust believe_me believe remember_me know_who heard_of_us scam legit legitimate recognize_me confia confias cree_que me_cree me_crees creame se_acuerda te_acordas recuerda estafa conoce_a nos_conoce sabe_quien legitim* desconfia',
  trivia:
    'meaning_of_life capital_of recipe president aliens universe moon philosophy dinosaur* planet god movie joke_about who_won recipe_for sentido_de_la_vida capital_de receta presidente extraterrestres ovnis universo luna filosof* dinosaurio* planeta dios mundial quien_gano horoscopo signo alma',
  // Statements.
  greeting:
    'hello hi hey good_morning good_afternoon good_evening howdy buenos_dias buenas_tardes buenas_noches buenas hola buen_dia que_tal alo',
  thanks:
    'thank thanks thank_you appreciate grateful gracias agradezco agradecid* mil_gracias le_agradezco se_agradece',
  bye: 'bye goodbye bye_bye take_care have_a_good have_a_nice have_a_great good_night talk_soon so_long see_you adios hasta_luego hasta_pronto que_este_bien que_le_vaya_bien buen_dia que_tenga nos_vemos cuidese chau chao hasta_manana nos_hablamos',
  sorry:
    'sorry apologies apologize apologise my_bad my_fault forgive excuse_me pardon disculpe disculpa perdon perdone una_disculpa lo_siento lamento mi_error mi_culpa me_equivoque culpa_mia disculpeme',
  sympathy:
    'sorry_to_hear that_must must_be sounds_hard sounds_rough tough hard rough heart_goes can_imagine terrible awful painful lo_lamento cuanto_lo_siento debe_ser debe_de_ser me_imagino que_dificil que_duro imagino que_pena fuerte_lo pobre lo_siento_mucho pesame lamentable',
  ack: 'okay ok got_it understood i_see fair_enough right uh_huh mm_hm sure alright makes_sense gotcha noted i_hear_you entiendo comprendo entendido claro aja de_acuerdo va ya ya_veo listo perfecto vale okey sale bien correcto anotado ah_ya orale dale',
  hold_on:
    'hold_on hold one_second one_moment bear_with just_a_sec hang_on hang_tight let_me_pull give_me_a_second give_me_a_minute wait while_i pulling_up loading be_right_back brief_hold un_momento un_segundo permitame espere espereme deme_un dame_un aguarde aguante un_momentito un_segundito me_espera no_cuelgue dejeme_ver dejeme_revisar en_linea esperame en_espera tantito',
  bad_line:
    'breaking_up bad_connection static noise background_noise echo cutting_out reception signal line_is bad_line choppy muffled faint speak_up se_corta entrecort* ruido mala_senal interferencia no_se_oye senal se_escucha_mal cobertura eco bajito lejos se_oye',
  i_will:
    'i_will i_am_going_to i_am_gonna let_me i_am_sending i_am_putting i_am_making we_will voy_a le_voy_a lo_voy_a le_mando le_envio anoto lo_anoto dejo_asentado vamos_a le_hago lo_dejo dejo_una_nota ya_le enviare mandare revisare hare te_mando me_encargo',
  records_show:
    'i_see it_says it_shows records_show system_shows on_file on_the_account according_to here_it i_have_here looks_like my_screen notes_say shows_here aqui_dice aqui_me_aparece me_aparece aparece segun veo_que veo_aqui en_el_sistema en_pantalla figura consta registr* tengo_registrado en_el_expediente sale_que notas historial',
  how_it_works:
    'how_it_works what_happens_next the_way_it once_you then_we next_step after_that the_form goes_to works_like process takes_days business_days se_hace asi_funciona funciona_asi el_proceso una_vez_que despues_de_eso siguiente_paso dias_habiles el_formulario primero_se luego_se se_manda el_tramite procedimiento en_cuanto',
  no_rush:
    'no_rush no_pressure take_your_time no_judgment not_judging do_not_worry no_worries not_in_trouble nobody_is no_one_is no_hurry at_your_pace you_are_okay no_hay_prisa sin_prisa no_se_preocupe tranquil* con_calma nadie_lo nadie_la nadie_le sin_presion no_pasa_nada no_esta_en_problemas no_te_preocupes nadie_va sin_compromiso no_hay_apuro tomese_su_tiempo',
  own_life:
    'my_mom my_dad my_wife my_husband my_kids my_son my_daughter my_brother my_sister my_own i_lost i_was i_grew me_too myself when_i been_there same_here i_used_to happened_to_me mi_mama mi_papa mi_esposa mi_esposo mi_hijo mi_hija mi_hermano mi_hermana mis_hijos a_mi_me yo_tambien a_mi_tambien cuando_yo yo_pase me_paso yo_igual mi_viejo mi_abuela yo_mism* mi_cunado',
  correcting:
    'i_meant i_misspoke scratch_that correction let_me_correct not_that i_said actually strike_that my_mistake_it wait_no forget_what quise_decir me_equivoque corrijo perdon_no no_digo mejor_dicho rectifico me_corrijo olvide_lo olvidese miento equivocado me_confundi quiero_decir',
  denying:
    'i_am_not we_are_not not_accusing did_not_say never_said not_saying not_true not_a_scam not_trying no_one_is i_did_not we_do_not_do no_estoy no_soy no_le_estoy no_dije nunca_dije no_es_cierto no_somos no_estamos no_es_una_estafa yo_no jamas_dije no_quise ningun_plazo',
  cannot:
    'can_not cannot not_able unable not_allowed not_possible will_not we_do_not policy does_not_allow no_can_do no_puedo no_podemos no_es_posible imposible no_me_permite no_me_dejan no_esta_permitido no_aceptamos politica no_tengo_autorizacion no_se_puede no_me_autorizan fuera_de_mis_manos',
  must_now:
    'need_to must have_to urgent deadline last_chance running_out immediately as_soon_as can_not_wait sooner decide patience time_is necesita_decidir urge urgente ultima_oportunidad cuanto_antes no_puede_esperar ya_no_podemos plazo vence tiene_que debe_decidir paciencia se_acaba decidase no_da_para_mas',
  again_demand:
    'still_need like_i_said as_i_said again_i_need asking_again once_more i_asked need_that i_do_need come_back_to sigo_necesitando como_le_dije le_repito insisto vuelvo_a_preguntar necesito_que todavia_necesito le_pregunte otra_vez_le me_falta aun_necesito',
  accepting:
    'we_can_do_that that_works i_can_do deal fine_by_me you_got_it let_us_do i_will_take works_for_me sure_thing agreed that_is_fine aceptado de_acuerdo trato_hecho esta_bien hecho me_parece_bien quedamos_asi acepto dejemoslo_asi sin_problema va_que_va por_mi_bien lo_aceptamos sale_y_vale',
  praising:
    'good_job well_done proud_of doing_great doing_good honest honesty being_open brave respect_that taking_the_call right_thing responsible bien_hecho felicit* la_felicito lo_felicito hace_bien hizo_bien honest* valor valiente sincer* responsable gracias_por_su_honestidad admirable orgullos*',
  wishing:
    'good_luck best_of_luck wish hope_everything hope_it get_well feel_better god_bless hug give_my happy_birthday suerte mucha_suerte ojala que_se_mejore que_salga que_todo bendiciones dios_la dios_lo un_abrazo abrazo feliz salud_para saludos_a le_deseo exitos',
  compliment:
    'nice_voice lovely beautiful pretty sweet kind you_sound cute love_your smart polite patient que_bonit* que_lind* bonita_voz linda muy_amable encantador* simpatic* amable educad* me_encanta que_buen bella joven guapa',
  joking:
    'haha ha_ha lol kidding joking joke just_kidding funny laugh jaja jajaja bromeo broma chiste es_broma que_risa de_risa ja_ja echando_relajo jejeje',
  weather_talk:
    'weather rain raining hot cold snow sunny storm heat chilly clima lluvia llueve lloviendo calor frio nieve sol tormenta solazo fresco aguacero traffic trafico navidad christmas puente feriado',
}
