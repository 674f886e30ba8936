import type { QuizLesson } from '../../lesson.ts'

export const communicationQuiz: QuizLesson = {
  id: 'communication-quiz',
  type: 'quiz',
  intro: 'Cinco preguntas sobre escuchar y hablar.',
  questions: [
    {
      id: 'first-answer',
      question: '«Perdí el trabajo en marzo y ya no duermo.» ¿Cuál es la mejor respuesta?',
      right: 'specific',
      answers: [
        {
          id: 'formula',
          text: '«Entiendo cómo se siente. ¿Podría pagar la mitad hoy?»',
          why: 'Una fórmula y una cifra. No contiene nada de lo que dijo, y la mitad es una adivinanza.',
        },
        {
          id: 'specific',
          text: '«Sin trabajo desde marzo, y eso la persigue hasta en la noche. ¿Qué ingresos tiene por ahora?»',
          why: 'Dos detalles suyos y una pregunta abierta que lleva hacia la solución.',
        },
        {
          id: 'comfort',
          text: '«No se preocupe, pronto va a encontrar algo.»',
          why: 'Tiene buena intención, pero usted no puede saberlo, y cierra el tema en lugar de abrirlo.',
        },
      ],
    },
    {
      id: 'but',
      question: '¿Qué hace un «lo entiendo, pero...»?',
      right: 'takes-back',
      answers: [
        {
          id: 'balance',
          text: 'Equilibra la empatía y la firmeza',
          why: 'Así le suena a quien lo dice. Quien lo oye recuerda lo que vino después del «pero».',
        },
        {
          id: 'takes-back',
          text: 'Quita con la segunda mitad lo que dio con la primera',
          why: 'Dos frases sin «pero» logran ambas cosas: primero la persona, luego el asunto.',
        },
        {
          id: 'nothing',
          text: 'Nada, si la voz es amable',
          why: 'Una voz amable ayuda a cualquier frase, pero no convierte un reparo en empatía.',
        },
      ],
    },
    {
      id: 'order',
      question: '¿En qué orden funcionan mejor las preguntas?',
      right: 'open-closed',
      answers: [
        {
          id: 'closed-open',
          text: 'Primero cerradas, para tener los datos, y luego abiertas',
          why: 'Una serie de preguntas cerradas se siente como un interrogatorio; para entonces ya nadie cuenta nada.',
        },
        {
          id: 'only-closed',
          text: 'Solo cerradas, porque ahorran tiempo',
          why: 'Ahorran segundos y le cuestan el motivo. Sin él, la oferta es una adivinanza.',
        },
        {
          id: 'open-closed',
          text: 'Primero abiertas y después cerradas',
          why: 'La abierta hace aparecer el motivo; las cerradas, el día y el monto.',
        },
      ],
    },
    {
      id: 'why-word',
      question: '¿Por qué «¿Por qué no ha pagado?» es una pregunta débil?',
      right: 'defence',
      answers: [
        {
          id: 'defence',
          text: 'Pide una defensa en lugar de un hecho',
          why: 'Y la consigue. «¿Qué lo impidió?» obtiene la misma información sin el reproche.',
        },
        {
          id: 'forbidden',
          text: 'La ley la prohíbe',
          why: 'No la prohíbe. Es lícita y aun así torpe.',
        },
        {
          id: 'too-open',
          text: 'Es demasiado abierta',
          why: 'Ser abierta es su única virtud. La debilidad es el tono de reproche.',
        },
      ],
    },
    {
      id: 'check',
      question: '¿Cómo se comprueba que el acuerdo se entendió?',
      right: 'own-words',
      answers: [
        {
          id: 'yes-no',
          text: '«¿Me entendió?»',
          why: 'Casi todos dicen que sí, por cortesía o para terminar.',
        },
        {
          id: 'own-words',
          text: '«Para saber si me expliqué bien: ¿cómo lo diría usted?»',
          why: 'La persona lo dice con sus palabras y un malentendido aparece hoy mismo.',
        },
        {
          id: 'louder',
          text: 'Repetirlo otra vez, despacio',
          why: 'Repetir ayuda, pero solo muestra lo que usted dice, no lo que se entendió.',
        },
      ],
    },
  ],
}
