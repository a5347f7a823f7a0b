import type { Language } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { searchAnswers } from './answers/search-answers.ts';
import { ruleGames, type RuleGame } from './rule-row.ts';
import { searchRules } from './search.ts';

/** What a player asks, and the rules of which one has to be among the first found; an id that ends in `-` stands for all that begin so. */
type Question = readonly [language: Language, asked: string, answers: readonly string[]];

const questions: Readonly<Record<RuleGame, readonly Question[]>> = {
  'marvel-champions': [
    ['es', '¿puede un héroe aturdido defender?', ['MC-STUN-1', 'MC-STUN-5', 'MC-DEFENSE-2']],
    ['en', 'can I block an attack?', ['MC-DEFENSE-', 'MC-ALLY-6', 'MC-LTP-23', 'MC-ATTACK-ENEMY-ACTIVATION-7', 'MC-C-01']],
    ['en', 'what happens when the encounter deck is empty', ['MC-ENCOUNTER-DECK-3', 'MC-ACCELERATION-TOKEN-2']],
    ['es', 'qué pasa si se me acaba el mazo', ['MC-PLAYER-DECK-3', 'MC-PLAYER-DECK-4', 'MC-PLAYER-DECK-6']],
    ['en', 'does retaliate work if my ally blocks', ['MC-FAQ-17', 'MC-RETALIATE-1', 'MC-ATTACK-ENEMY-ACTIVATION-21']],
    ['es', '¿cuántos aliados puedo tener?', ['MC-ALLY-LIMIT-1', 'MC-ALLY-LIMIT-2', 'MC-LTP-19']],
    ['en', 'can I attack the villain while there is a minion with guard', ['MC-GUARD-1']],
    ['es', 'puedo cambiar de forma dos veces en mi turno', ['MC-FORM-2', 'MC-PLAYER-TURN-2', 'MC-C-08', 'MC-LTP-18']],
    ['en', 'can two players block the same attack', ['MC-DEFENSE-1', 'MC-DEFENSE-3', 'MC-DEFENSE-5', 'MC-C-18']],
    ['es', 'si defiende un aliado, ¿el daño que sobra va al héroe?', ['MC-ATTACK-ENEMY-ACTIVATION-17', 'MC-ALLY-7', 'MC-OVERKILL-1']],
    ['en', 'does webbed up stop two attacks?', ['MC-FAQ-5']],
    ['en', 'does a tough hero lose the card when he defends', ['MC-ATTACK-ENEMY-ACTIVATION-16', 'MC-TOUGH-3', 'MC-FAQ-3']],
    ['es', '¿puedo curarme en forma de héroe?', ['MC-RECOVER-1', 'MC-BASIC-POWER-4']],
    ['en', 'what happens when a player dies', ['MC-PLAYER-ELIMINATION-', 'MC-HIT-POINTS-4']],
  ],
  keyforge: [
    ['en', 'can a stunned creature reap?', ['KF-STUN-1', 'KF-STUN-2', 'KF-STUN-3']],
    ['es', '¿una criatura aturdida hace daño si la atacan?', ['KF-STUN-5']],
    ['en', "can I look at my opponent's archives?", ['KF-ARCHIVES-2', 'KF-OUT-OF-PLAY-1']],
    ['es', 'qué pasa si no me quedan cartas en el mazo', ['KF-TURN-DRAW-3', 'KF-DRAW-1', 'KF-DISCARD-PILE-2', 'KF-C-07']],
    ['en', 'can I forge two keys in one turn?', ['KF-TURN-FORGE-4']],
    ['es', '¿puedo jugar cartas de otra casa?', ['KF-TURN-MAIN-2', 'KF-OFF-HOUSE-1', 'KF-USE-VIA-1', 'KF-TURN-HOUSE-2']],
    ['en', 'do I have to forge a key if I can?', ['KF-TURN-FORGE-1']],
    ['es', '¿a dónde va el ámbar capturado cuando muere la criatura?', ['KF-LEAVES-PLAY-3', 'KF-AEMBER-4', 'KF-CAPTURE-2']],
    ['en', 'can I kill an elusive creature by attacking it twice?', ['KF-ELUSIVE-1', 'KF-ELUSIVE-2']],
    ['es', '¿cuántas cartas puedo jugar en el primer turno?', ['KF-TURN-MAIN-4', 'KF-FIRST-PLAYER-1']],
    ['en', 'does damage go away at the end of the turn?', ['KF-DAMAGE-1', 'KF-DAMAGE-3', 'KF-POWER-2']],
    ['es', '¿puedo no elegir casa?', ['KF-HOUSE-CHOICE-1', 'KF-HOUSE-CHOICE-4', 'KF-TURN-HOUSE-1']],
    ['en', 'how many times can I play the same card?', ['KF-RULE-OF-SIX-1']],
  ],
  inferno: [
    [
      'es',
      'qué pasa si me quedo sin cartas',
      ['INF-104.3b', 'INF-104.3c', 'INF-104.3d', 'INF-119.4', 'INF-120.3', 'INF-705.5a', 'INF-705.5b', 'INF-705.5c', 'INF-C-04'],
    ],
    ['es', '¿puedo atacar con un aliado recién jugado?', ['INF-301.6', 'INF-507.2a', 'INF-702.4b', 'INF-C-26']],
    ['en', 'can an ally attack the turn it comes into play?', ['INF-301.6', 'INF-507.2a', 'INF-702.4b', 'INF-C-26']],
    ['es', '¿puedo mirar mis recursos boca abajo?', ['INF-305.2', 'INF-120.2#2', 'INF-C-34']],
    ['en', 'how many cards can I hold in my hand?', ['INF-402.2', 'INF-513.1', 'INF-704.4i']],
    ['es', '¿se cura el daño al final del turno?', ['INF-121.1a', 'INF-301.7']],
    ['en', 'can I attack an infernal demon?', ['INF-C-63', 'INF-112.8', 'INF-506.3', 'INF-112.4a']],
    ['es', '¿quién empieza la partida?', ['INF-103.2', 'INF-103.6']],
    ['en', 'how many times can I attack in a turn?', ['INF-505.3b']],
    ['es', '¿cuántos escenarios puede haber en juego?', ['INF-303.3', 'INF-705.5h']],
    ['en', 'when does my energy go away?', ['INF-106.3', 'INF-500.4', 'INF-C-01', 'INF-704.4k']],
    ['es', '¿puedo responder a una habilidad de energía?', ['INF-605.3b', 'INF-405.6c']],
    ['es', '¿se puede jugar un ritual en el turno del rival?', ['INF-306.1', 'INF-116.1a', 'INF-505.3a', 'INF-C-16', 'INF-204.5c']],
  ],
};

/** Questions of the forty that have to find an answer among the first four rules. */
const answeredMin = 34;

const all = ruleGames.flatMap((game) => questions[game].map((question) => ({ game, question })));

async function isAnswered(game: RuleGame, [language, asked, answers]: Question): Promise<boolean> {
  const hits = await searchRules(asked, { game, language, limit: 4 });
  return hits.some(({ row }) => isAmong(row.id, answers));
}

function isAmong(id: string, answers: readonly string[]): boolean {
  return answers.some((answer) => (answer.endsWith('-') ? id.startsWith(answer) : id === answer));
}

describe('what players ask in their own words', () => {
  test(`at least ${answeredMin} of the forty questions find a rule that answers them among the first four`, async () => {
    expect(all).toHaveLength(40);
    const missed: string[] = [];
    for (const { game, question } of all) if (!(await isAnswered(game, question))) missed.push(`${game} (${question[0]}): ${question[1]}`);
    console.info(`${all.length - missed.length} of ${all.length} questions are answered. Missed:\n${missed.join('\n')}`);
    expect(all.length - missed.length).toBeGreaterThanOrEqual(answeredMin);
  });

  test.each(all)('$game: $question.1 gets no answer from other rules', async ({ game, question: [, asked, answers] }) => {
    const wrong = (await searchAnswers(asked, game)).filter(({ rules }) => !rules.some((id) => isAmong(id, answers)));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});
