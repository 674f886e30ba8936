/**
 * Families of words that mean much the same in a collection call, in both languages: what is learned of one
 * word then holds for its kin, and what is learned in English holds in Spanish. A word with a star stands for
 * all that begin so. Words are folded (lower case, no accents). A word may belong to several families.
 */
export const concepts: Readonly<Record<string, string>> = {
  // Who speaks, to whom, about whom.
  me: 'i me my mine myself im yo mi mio conmigo mis',
  us: 'we us our ours nosotros nos nuestra* nuestro* office company agency firm despacho oficina empresa compania agencia bufete institucion',
  you: 'you your yours yourself usted ustedes vos tu te ti su sus contigo ud uds vosotros os vuestr*',
  kin: 'wife husband spouse mother mom mum father dad parents brother* sister* son sons daughter* kid kids child children cousin* uncle aunt grandma grandmother grandfather family girlfriend boyfriend partner relative* inlaw* esposa* esposo* marido mujer mama mami madre papa padre padres hermano* hermana* hijo* hija* nino* nina* primo* prima* tio tia abuelo* abuela* familia familiar* familiares novia novio suegra suegro cunado cunada senora vieja parientes pariente comadre compadre nuera yerno pareja',
  neighbour:
    'neighbor* neighbour* landlord street block church community pastor everyone everybody town facebook friends friend vecino* vecina* cuadra barrio colonia iglesia parroquia casero conocidos amigos amigas amigo redes pueblo publicar carteles barda fachada todos gente grupo whatsapp',
  employer:
    'boss employer hr supervisor manager coworker* workplace payroll jefe jefa patron patrona empleador* trabajo rrhh companeros recursos gerencia nomina',
  superior:
    'supervisor* manager* specialist* department* team colleague* lead superior superiora encargad* gerente coordinador* area departamento companer* especialista* responsable jefatura',
  // Law and force.
  police:
    'police cop cops sheriff* officer* deputy squad patrol detective trooper* constable fbi policia* patrulla* judicial* ministerial* comandante agentes granaderos guardia comisaria oficial* detective',
  jail: 'jail prison arrest* handcuff* cuff* bars cell lockup locked cage custody imprison* carcel prision preso presa reclusorio bote arrest* deten* encarcel* esposado esposas rejas calabozo cereso penal tambo encerr* aprehension captura',
  crime:
    'crime criminal* fraud* felony theft steal* thief charges prosecut* warrant* indict* offense offence delito* fraude* penal* denuncia* robo robar ratero* ladron* estafa* defraud* acusa* orden querella',
  court:
    'court* judge* lawsuit* sue* suing sued suit litigat* legal* summons subpoena judgment writ juez jueza juzgado* tribunal* demanda* demandar* juicio* corte judicial* proces* notificador actuario embargo* sentencia fiscalia mp pleito querell*',
  lawyer:
    'attorney* lawyer* counsel* paralegal litigator solicitor* barrister abogad* licenciad* litigante* notari* procurador* letrad*',
  government:
    'government federal state irs treasury bureau agency ministry hacienda sat gobierno federal estatal secretaria fiscalia procuraduria ministerio condusef profeco afip dependencia',
  seize:
    'garnish* seize* seizing repossess* repo confiscat* lien* levy freeze freezing frozen attach evict* foreclos* deport* tow empty drain take takes taking grab embarg* incaut* quitar* quitan quito quitamos congelar congela* retener reten* desaloj* remat* confisc* secuestr* deport* llevar* decomis* vaciar descont* bloque* lanzamiento',
  goods:
    'house home car truck wages wage paycheck* salary property belongings furniture tv accounts pension benefits checks social vehicle trailer tools casa carro coche auto camioneta sueldo* salario* nomina bienes muebles tele refri propiedad pertenencias moto pension cuentas terreno herramienta departamento depa cosas jubilacion aguinaldo vivienda piso',
  credit:
    'credit score report bureau* equifax experian transunion rating record history buro boletin* historial crediticio veraz asnef dicom moros* infonavit reporte calificacion lista listas',
  forever:
    'forever never permanently life rest ever always nobody jamas nunca siempre vida nadie ningun ninguna eternamente resto permanente*',
  ruin: 'ruin* destroy* wreck* trash* kill* tank* damage* hurt* arruin* destru* acab* manch* hund* trunc* perjudic*',
  lend: 'loan* lend* mortgage approve* borrow* lease rent finance* prest* hipoteca* fian* financi* aprob* rent* alquil*',
  // Violence and insult.
  harm: 'hurt* beat* break breaking broken legs teeth knees bone* punch* smash* burn* fire gun bat knife kill* shoot* hospital accident* regret pain bleed* crippl* golpe* romper* rompo parti* dientes piernas huesos rodillas quebr* matar mat* pistola bate navaja plomo balas quemar* incendi* susto* accidente* arrepent* desaparec* sangr* madre putiza chinga* lastim* pesar* cuidad* doler*',
  locate:
    'where live lives know find come coming visit door porch outside follow* watch* donde vive vives vivis sabemos encontr* busc* visit* puerta pasar ir caer llegar seguir* ubicad*',
  insult:
    'deadbeat* loser* liar* lazy bum* scum* thief trash garbage pathetic idiot* stupid moron* crook* worthless disgust* disgrace pig parasite* freeloader* leech* dumb jerk lowlife cheat* moroso* sinverguenza* ratero* rata ratas ladron* flojo floja huevon* mentiros* muerto* muertos basura inutil* idiota* estupid* imbecil* pendej* tranza* transa* tramposo* caradura* vividor* lacra parasito* vago vaga payaso* cinico cinica descarad* mantenid* asco miserable* chant* rufian* garca* trucho* chorro* jeta* boludo* pelotud* gilipollas',
  shame:
    'shame* ashamed embarrass* humiliat* disappoint* proud decent honor raised verguenza* avergon* pena penoso dignidad decencia vergonz* honor ejemplo educaron',
  swear:
    'damn hell shit* fuck* ass bitch* crap bastard* goddamn mierda puta* puto* carajo cabron* verga cono joder hijueputa concha cojones',
  // The call.
  call: 'call* phone* ring* dial* contact* text* message* letter* hear hearing robocall* llam* marc* telefon* contact* hablar* hablamos hablo mensaje* comunic* buscar* timbr* molest* insist* whats*',
  stop: 'stop* quit* cease* no longer remove* off delete* block* end* dejar* dejo dejamos deje dejen par* ces* quit* borr* elimin* baja suspend* no ya sacar* saco retir* detener* detengo',
  list: 'list dnc number line record lista numero registro base linea contacto contactos',
  keep: 'keep* again continue* until every daily hourly tomorrow still another seguir* sigo seguimos vamos otra cada hasta diario continu* insistir* vuelvo volver* nuevamente cuantas veces diez',
  request:
    'request* ask* asked want* wish* prefer* petition letter solicitud solicit* pide pidio pedido pidi* peticion prefer* escrito quiere carta',
  writing:
    'writing written mail email letter* paper envelope written escrito correo carta* email papel mail postal domicilio',
  // The debt.
  debt: 'debt* owe* owed owing balance* past due overdue delinquent outstanding unpaid behind arrears deud* debe* debes adeud* sald* atras* vencid* mora moros* pendient* impag* atorad* retras* caid*',
  account:
    'account* loan card bill* invoice* contract file policy statement cuenta* prestamo* tarjeta* factura* contrato* credito* expediente folio recibo* poliza plan financiamiento cartera',
  collect: 'collect* recover* collector* agency debt cobr* recuper* cobranza* cobrador* recaudo',
  attempt:
    'attempt* purpose* information obtained used intento* informacion obten* fin fines utiliz* proposito motivo usara uso datos',
  creditor:
    'bank* lender* creditor* store hospital clinic client banco* tienda* acreedor* hospital clinica financiera caja cliente mandante entidad',
  record:
    'record* monitor* tape* quality training grab* monitore* calidad linea grabacion grabando capacitacion',
  name: 'name* nombre llamo named soy habla speaking apellido apellidos',
  greet:
    'hello hi hey morning afternoon evening greetings hola buen* buenas buenos tardes dias noches alo bueno saludos tal',
  confirm:
    'confirm* verify verif* check* correct right true confirm* verific* correcto verdad cierto cotej* validar* corrobor*',
  person:
    'speaking speak reach* talk mr mrs ms miss sir maam senor senora senorita don dona hablo comunico encuentra titular atiende',
  identity:
    'birth* born date social digits address zip last four maiden ssn nacimiento nacio fecha digitos domicilio postal codigo curp rfc direccion ultim* dni identificacion identidad seguro cumpleanos ine apellido',
  // Feeling and listening.
  feel: 'sorry understand* imagine* hear hard* tough* difficult* stress* rough scary frustrat* overwhelm* worried worry* sad tired feel* heart* weight sucks terrible awful lament* siento entiendo comprendo comprend* imagin* dificil* duro dura pesad* preocup* angusti* triste* cansad* agobi* frustr* estres* doloros* terrible carga duele fregad* complicad* fuerte',
  care: 'care* help* worth deserve breathe okay alone matters family safe importa ayud* apoy* sol* acompa* tranquil* cuid* respir* merece salud bien',
  trouble:
    'lost layoff* laid job sick* ill* hospital cancer surgery divorce* death died passed funeral accident hours cut unemployed perd* despid* desped* corrieron enferm* operacion cirugia divorci* muert* falleci* murio accidente desemple* paro chamba hospital* internad* viud* separ* luto quedaste quedo',
  angry:
    'angry mad upset furious frustrated yelling shouting enojad* molest* furios* enfadad* alter* gritos gritando bravo brava rabia',
  said: 'said saying mentioned told mean means hear hearing telling sounds explained dijo dice dices dijiste dijeron menciono mencion* comenta* comento cuenta conto contab* decia decias explic* refiere entiendo entend*',
  so: 'so then therefore meaning basically entonces osea sea asi pues conque',
  respect:
    'respect* calm* civil* polite* language tone voice yell* shout* curs* cuss* swear* insult* professional respet* calm* tranquil* tono voz grit* insult* groser* educa* cordial* compostura modal* altan* palabrot* serenidad',
  apologise:
    'apolog* sorry mistake* fault error* wrong messed mixup oops bad forgive pardon excuse disculp* perdon* error* equivoc* culpa confund* confusion falla dispens* regue lament* molestia* inconvenien* torpe* erre',
  // Questions on means.
  what: 'what how why which tell que como cual cuales cuent* platic* dig* decir',
  happen:
    'happen* changed change going situation story reason cause led behind wrong pas* paso ocurr* sucedi* cambi* situacion motivo razon causa origino llev* historia anda',
  when: 'when date day* cuando fecha* dia* hora',
  howmuch:
    'much many afford able manage comfortable realistic spare cuanto* cuanta* alcanz* posibilidad* acomod* permit* comod* realista juntar',
  income:
    'income paid pay payday paycheck work working job employed hours shift salary earn* benefits disability pension ingres* cobr* cobras gan* pagan deposit* quincena* raya* sueldo* trabaj* empleo* labor* pension* chamba turno* jornad* laburo percib* guita',
  expense:
    'rent mortgage utilities groceries expenses bills childcare insurance budget renta alquiler luz agua gastos escuela colegio comida medicinas presupuesto hipoteca despensa gas',
  household:
    'household living dependents kids married alone roommate* single hijos vive depend* casad* solo sola hogar casa mantiene soltero',
  // Offers.
  pay: 'pay* paid payment* send* put deposit* transfer* cover* settle* clear* pag* abon* liquid* cubr* deposit* transfer* cancel* sald* aport* giro anticip* entreg* cuota* ingres* enganche finiquit*',
  full: 'full whole entire* total* all everything complete* once lump outright total* complet* todo toda integro enter* jalon exhibicion junt* liquidar entero peso centavo',
  part: 'part* half third* portion split* divid* break* spread* bit mitad parte* tercio dividi* fraccion* poco* partir* repart* partid*',
  plan: 'plan* installment* instalment* monthly weekly biweekly month* week* arrangement schedule every each mensual* mes* semana* quincena* cuota* plazo* parcialidad* mensualidad* convenio acuerdo* cada calendar*',
  discount:
    'settle* settlement discount* reduc* less lower percent off instead forgive* waive* write accept* cents knock drop quita descuento* rebaj* menos reduc* condon* porcent* ciento bonific* perdon* promocion finiquit* oferta remis* recort* acept*',
  option:
    'option* way* choice* program* alternative* choose different couple route* path* opcion* manera* forma* alternativa* programa* camino* elegir salida* escog* posibilidad* vias',
  explain:
    'explain* works work means process* because reason since show* break* apply applies explic* funciona* consist* proces* porque significa motivo* detall* aplica* refleja* desglos* genera*',
  urgency:
    'before until by deadline expire* expires fee* interest late penalty avoid save rate accrue* adds growing sooner antes hasta vence* venc* recarg* interes* mora* evit* ahorr* tasa* vigen* comision* caduc* plazo sube crec* oferta gener* penaliz* increment*',
  commit:
    'promise* commit* count guarantee* sure definite* agree* deal expect* book* lock* schedule set promet* compromet* compromis* cont* segur* asegur* queda* palabra agend* program* fij* apart*',
  method:
    'card* debit checking bank transfer cash check zelle venmo online portal wire moneygram western autopay tarjeta* debito transferencia* efectivo cheque* oxxo spei clabe bizum portal linea banco ventanilla bancaria deposito sucursal mercadopago alias cbu nequi',
  personal:
    'personally myself mine venmo zelle cashapp hand pocket private slip favor personal* mi mia propia particular bolsillo mano cuenta bizum clabe yape lado aparte debajo propin* mordida',
  agree:
    'agreed agree* recap* summar* summary recap* wrote written down settled landed resum* quedamos quedo queda* acord* acuerd* recapitul* repas* anot* apunt* concret* confirm* entonces listo cerr* repito',
  // Rights and help.
  dispute:
    'dispute* disput* contest* challenge* question* disagree* wrong validation validate* verify verification proof prove* disput* cuestion* impugn* reclam* inconform* aclar* desconoc* objet* valid* comprob* demostr* reconoc* discut* investig*',
  proof:
    'proof document* copy copies statement* contract* itemized evidence validation notice letter comprobante* document* copia* estado* contrato* prueba* desglose evidencia soporte* constancia* sustento* papel* detalle aviso',
  right: 'right rights entitled allowed may can law derecho* facultad puede ley legal* permit*',
  days: 'days thirty 30 00 dias treinta business habiles natural',
  deny: 'no not never nothing none cant dont wont doesnt isnt nobody nor without refuse no ni nunca jamas nada tampoco sin ningun* niega negamos imposible',
  hardship:
    'hardship program* assistance relief counsel* nonprofit charity aid apoyo* ayuda* program* asesor* dificultad* orientacion asistencia fundacion asociacion* beca subsidio* fondo municipio dif condusef social albergue',
  crisis:
    'crisis suicide* suicidal lifeline hotline 000 therap* counselor psycholog* mental linea vida crisis psicolog* suicid* emocional saptel terap* emergencia',
  transfer:
    'transfer* connect* put* pass* hand* escalat* forward* hold patch bring* join* transfier* pas* comunic* canaliz* escal* turn* deriv* conect* remit* enlaz* tom* enlace',
  thanks: 'thank* thanks appreciate* gracias agradec* amable atencion tiempo',
  bye: 'bye goodbye goodnight weekend care day night soon later luego pronto bonit* bonito linda lindo adios feliz fin cuidese cuidate excelente hasta resto',
  else: 'else anything questions further other algo mas duda* otra pregunta* alguna cosa ofrece',
  // Form.
  future: 'will going gonna shall ll voy vas va vamos van ir ire',
  must: 'must need* have got gotta better tiene* tengo debe* necesit* hay toca mas vale',
  if: 'if unless otherwise or si unless sino menos cuando o',
  cause: 'because since due so porque ya pues por',
  want: 'want* like let can could would may quiero quier* gustaria podria* puedo puede* podemos dejeme permit* pod*',
  cash: 'dollar* bucks cash money grand cents pesos peso euro* euros lana plata pasta dinero varos feria guita mangos lucas centavo* libras pounds quid',
  time: 'today tomorrow tonight now friday monday tuesday wednesday thursday saturday sunday week month hoy manana ahora lunes martes miercoles jueves viernes sabado domingo semana mes quincena noche tarde',
}
