import type { Messages } from '@crupier/kernel/rules';

/** Why a shortcut, or what is said of one, is not taken. *Rule:* INF-707. */
export const shortcutMessages: Messages = {
  'shortcut.none': { en: 'No shortcuts are taken now.', es: 'Ahora no se toman atajos.' },
  'shortcut.empty': { en: 'A shortcut names at least one choice.', es: 'Un atajo nombra al menos una elección.' },
  'shortcut.tooLong': {
    en: 'The shortcut comes to {choices} choices; the most is {max}. Repeat it less often.',
    es: 'El atajo llega a {choices} elecciones; el máximo son {max}. Repítelo menos veces.',
  },
  'shortcut.noPriority': {
    en: 'Whoever has priority proposes a shortcut; now you have not.',
    es: 'Un atajo lo propone quien tiene prioridad; ahora no la tienes.',
  },
  'shortcut.notOffered': {
    en: 'Choice {choice} of the shortcut cannot be made then, by what all may know now.',
    es: 'La elección {choice} del atajo no se podrá hacer, por lo que todos pueden saber ahora.',
  },
  'shortcut.badEnd': {
    en: 'After its {choices} choices nobody would have priority: a shortcut ends where somebody has.',
    es: 'Tras sus {choices} elecciones nadie tendría prioridad: un atajo termina donde alguien la tiene.',
  },
  'shortcut.notAsked': {
    en: 'You are not asked about this shortcut now: the others answer in turn order.',
    es: 'Ahora no se te pregunta por este atajo: los demás responden en el orden de turnos.',
  },
  'shortcut.notYourPoint': {
    en: 'You have no priority before choice {choice} of the shortcut: name a point where you would do something else.',
    es: 'No tienes prioridad antes de la elección {choice} del atajo: di un punto en el que harías otra cosa.',
  },
};
