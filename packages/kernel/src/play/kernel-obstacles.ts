import { beginsMode } from '../compile/announcement.ts';
import { meansPlayer } from '../compile/targets.ts';
import { checks } from '../events/uses.ts';
import { textRuleName } from '../language/text-rules.ts';
import type { Language } from '../state/result.ts';
import { choosingChecks } from './why-not-chosen.ts';
import { askingChecks } from './why-not.ts';

/** Why something cannot be done, where the kernel asks: by the names of its checks. */
export const kernelObstacles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [askingChecks.asked.name]: { en: 'Another player decides now.', es: 'Ahora decide otro jugador.' },
  [askingChecks.question.name]: {
    en: 'First the open question is answered.',
    es: 'Antes hay que responder a la pregunta abierta.',
  },
  [choosingChecks.text.name]: {
    en: '{card} does not fit what the text says: {choice}',
    es: '{card} no encaja en lo que dice el texto: {choice}',
  },
  [choosingChecks.part.name]: {
    en: '{card} {lack}. The text says: {choice}',
    es: '{card} {lack}. El texto dice: {choice}',
  },
  [choosingChecks.superlative.name]: {
    en: '{card} {lack}: {by} is. The text says: {choice}',
    es: '{card} {lack}: lo es {by}. El texto dice: {choice}',
  },
  [choosingChecks.payment.name]: {
    en: '{card} generates nothing now that this cost takes.',
    es: '{card} no genera ahora nada que sirva para este coste.',
  },
  [choosingChecks.rule.name]: {
    en: '{card} is none of the cards that can be chosen now.',
    es: '{card} no está entre las cartas que se pueden elegir ahora.',
  },
  [checks.limit.name]: {
    en: 'The ability of {card} has been used as often as it may be.',
    es: 'La capacidad de {card} ya se ha usado tantas veces como se puede.',
  },
  [checks.cost.name]: { en: 'What {card} costs cannot be paid.', es: 'No se puede pagar el coste de {card}.' },
  [checks.price.name]: { en: 'What {card} costs cannot be paid in full.', es: 'No se puede pagar entero el coste de {card}.' },
  [checks.effect.name]: { en: 'It would change nothing now.', es: 'Ahora no cambiaría nada.' },
};

/** Why an option that is no card is not offered: by the names of the kernel's checks. */
export const kernelOptionObstacles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [textRuleName('TEXT-IDLE-MODE')]: { en: 'It would change nothing now.', es: 'Ahora no cambiaría nada.' },
  [beginsMode.name]: {
    en: 'What it asks for is not there now.',
    es: 'Ahora no hay lo que pide.',
  },
  [meansPlayer.name]: { en: 'For that player it would change nothing.', es: 'Para ese jugador no cambiaría nada.' },
};
