import { act, activated, any, each, enemy, friendly, gives, givesWhile, grant, host, is, lends, lists, plus, rule, self, the, triggered, whenSelf, whenAny, whenPlayer, that, keyword, exactly } from '@crupier/kernel';
import { ability, bond, coupDeGrace, energy, impulse, onEntering, onAttacking, ritual, tapped, target, thrust, theyDo } from './cards/headers.ts';
import { S, ally, write } from './zz-gen.ts';
const F = '702-keywords';
const brute = ally('Brute', '2/2');
const plain = ally('Plain', '1/1');
const taunter = ally('Taunter', '1/3', { keywords: ['aggressor'] });
const rit = (name: string, clause: any, more: any = {}) => ({ name, types: ['ritual'], cost: 0, abilities: [ritual(clause)], ...more });
const instant = { supertypes: ['instant'] };

S(F, '702.2a others than those with Agresor are no defenders', '702.2a', [brute, plain, taunter], `1 play Brute
2 play Plain; Taunter`, '> attack Brute', '+ defender Taunter', '- defender Plain | defender 2:Plain Demon');
S(F, '702.2b an attacker of demons alone finds no defender beside an Agresor', '702.2b', [ally('Zealot', '2/2', { abilities: [gives(self, rule('attacksOnly', { of: any('demon') }))] }), brute, taunter], `1 play Zealot; Brute
2 play Taunter`, '+ attack Brute', '- attack Zealot');
S(F, '702.2c DV-07 an attacker that cannot attack allies passes by an Agresor', '702.2c', [ally('Daughter', '2/2', { abilities: [gives(self, rule('cannotAttackSome', { of: any('ally') }))] }), taunter], `1 play Daughter
2 play Taunter`, '> attack Daughter', '+ defender 2:Plain Demon', '- defender Taunter');
S(F, '702.2d an Agresor that arrives while another is proposed annuls the combat', '702.2d', [brute, plain, { ...taunter, ...instant }], `1 play Brute
2 play Plain
2 hand Taunter`, '> attack Brute', '> defender Plain', 'pass', '> play Taunter', 'pass2', '= Taunter zone: play', 'pass2', '= stage:  ;; Brute tapped: false', '? priority 1');
S(F, '702.3a what is evasive is no defender', '702.3a', [brute, ally('Ghost', '1/1', { keywords: ['evasive'] }), plain], `1 play Brute
2 play Ghost; Plain`, '> attack Brute', '+ defender Plain | defender 2:Plain Demon', '- defender Ghost');
S(F, '702.3b DV-08 an evasive Agresor restricts nobody', '702.3b', [brute, ally('Ghost', '1/1', { keywords: ['evasive', 'aggressor'] }), plain], `1 play Brute
2 play Ghost; Plain`, '= Ghost keywords: ["evasive","aggressor"]', '> attack Brute', '+ defender Plain', '- defender Ghost');
S(F, '702.3c a proposed defender that becomes evasive annuls the combat', '702.3c', [brute, plain, rit('Fade', { targets: { it: target(any('ally')) }, do: [grant(gives(host, lists('keyword', 'gain', 'evasive')), 'turn', the())] }, instant)], `1 play Brute
2 play Plain
2 hand Fade`, '> attack Brute', '> defender Plain', 'pass', '> play Fade', '> choose Plain', 'pass2', 'pass2', '= stage:  ;; Brute tapped: false');
S(F, '702.4b DV-16 fury attacks at once but taps for no ability of its own', '702.4b', [ally('Runner', '2/2', { keywords: ['fury'], abilities: [ability(0, { do: [act('draw', undefined, 1)] }, tapped)] }), brute], `1 play Runner (fresh); Brute (fresh)`, '+ attack Runner', '- attack Brute | activate Runner');
S(F, '702.5a halo keeps the cards and abilities of opponents away', '702.5a', [rit('Push', { targets: { it: target(any('ally')) }, do: [act('tap', the())] }), ally('Saint', '1/1', { keywords: ['halo'] })], `1 hand Push
1 play Saint as own
2 play Saint as theirs`, '> play Push', '+ choose own', '- choose theirs');
S(F, '702.6a 702.6c a Protector is tapped and takes the place of the defender, which is out of the combat', '702.6a 702.6c', [ally('Brute', '2/2'), ally('Plain', '1/1'), ally('Guard', '1/4', { keywords: ['protector'] })], `1 play Brute
2 play Plain; Guard`, '> attack Brute', '> defender Plain', 'pass2', '= stage: attack ;; Brute tapped: true', 'pass2', '> yes Guard', '= Guard tapped: true ;; Guard defends: true ;; Plain defends: false', 'pass2', '= Guard damage: 2 ;; Plain damage: 0 ;; Brute damage: 1');
S(F, '702.6a a tapped Protector does not trigger', '', [ally('Brute', '2/2'), ally('Plain', '1/1'), ally('Guard', '1/4', { keywords: ['protector'] })], `1 play Brute
2 play Plain; Guard (tapped)`, '> attack Brute', '> defender Plain', 'pass2', '= chain: [] ;; stage: attack', 'pass2', '= Plain zone: infierno');
S(F, '702.6b EX-25 701.10f where the defender has left play there is no exchange', '702.6b 701.10f', [ally('Brute', '2/2'), ally('Plain', '1/1'), ally('Guard', '1/4', { keywords: ['protector'] }), rit('Smite', { targets: { it: target(any('ally')) }, do: [act('destroy', the())] }, instant)], `1 play Brute
1 hand Smite
2 play Plain; Guard`, '> attack Brute', '> defender Plain', 'pass2', '> play Smite', '> choose Plain', 'pass2', '= Plain zone: infierno', 'pass2', '> yes Guard', '= Guard tapped: false ;; Guard defends: false', 'pass2', '= stage: ');
S(F, '702.6d a Protector that is one twice over triggers once', '702.6d', [ally('Brute', '2/2'), ally('Plain', '1/1'), ally('Guard', '1/4', { keywords: ['protector', 'protector'] })], `1 play Brute
2 play Plain; Guard`, '> attack Brute', '> defender Plain', 'pass2', '? priority 1', 'pass2', '> yes Guard', 'pass2', '= stage: damage');
S(F, 'DV-10 702.6 of two Protectors the one that resolves last defends; the first is out of the combat and tapped', '', [ally('Brute', '2/2'), ally('Plain', '1/1'), ally('Guard', '1/4', { keywords: ['protector'] }), ally('Ward', '1/5', { keywords: ['protector'] })], `1 play Brute
2 play Plain; Guard; Ward`, '> attack Brute', '> defender Plain', 'pass2', '> chain Guard', 'pass2', '> yes Ward', '= Ward defends: true', 'pass2', '> yes Guard', '= Guard defends: true ;; Ward defends: false ;; Ward tapped: true');
S(F, '702.7a a recovered ritual is exiled as it leaves the chain', '702.7a', [rit('Embers', { do: [act('draw', undefined, 1)] }, { keywords: ['recover:2'] })], `1 infierno Embers
1 energy 2`, '> play Embers', '> payBy Embers', 'pass2', '= Embers zone: exile ;; 1 energy: 0 ;; 1 hand count: 1');
S(F, '702.7a a ritual played from hand for its own cost is not exiled', '', [rit('Embers', { do: [act('draw', undefined, 1)] }, { keywords: ['recover:2'] })], `1 hand Embers`, '> play Embers', 'pass2', '= Embers zone: infierno');
S(F, '702.7a a recovered ritual that is cancelled is exiled', '702.7a', [rit('Embers', { do: [act('draw', undefined, 1)] }, { keywords: ['recover:2'] }), rit('No', { targets: { it: target(any('chained')) }, do: [act('cancel', the())] }, instant)], `1 infierno Embers
1 energy 2
2 hand No`, '> play Embers', '> payBy Embers', 'pass', '> play No', '> choose Embers', 'pass2', '= Embers zone: exile');
for (const [key, env, a, b, c] of [['thanatos', 'thanatos', '702.8a', '702.8b', '702.8c'], ['acqua', 'acqua', '702.19a', '702.19b', '702.8c#2'], ['plague', 'plague', '702.22a', '702.22b', '702.22c']] as const) {
  S(F, `${a} there is ${env} while a card with it is in play`, a, [ally('Source', '1/1', { keywords: [key] }), ally('Child', '1/1', { abilities: [givesWhile({ kind: 'state', state: env } as never, self, plus('strength', 1))] })], `1 play Source; Child`, '= Child body: 2/1', '# 1 play Child');
  S(F, `${b} ${env} is activated as its card enters play`, b, [ally('Source', '1/1', { keywords: [key] }), ally('Herald', '1/1', { abilities: [triggered({ occasion: `${env}Activated` } as never, { do: [act('draw', undefined, 1)] })] })], `1 play Herald
1 hand Source`, '> play Source', 'pass2', '= chain count: 1', 'pass2', '= 1 hand count: 1');
  S(F, `${b} ${env} is deactivated as its last card leaves play`, b, [ally('Source', '1/1', { keywords: [key] }), ally('Herald', '1/1', { abilities: [triggered({ occasion: `${env}Deactivated` } as never, { do: [act('draw', undefined, 1)] })] }), rit('Smite', { targets: { it: target(any('ally')) }, do: [act('destroy', the())] })], `1 play Herald; Source as one; Source as two
1 hand 2 x Smite`, '> play Smite', '> choose one', 'pass2', '= 1 hand count: 1', '> play Smite', '> choose two', 'pass2', 'pass2', '= 1 hand count: 1');
  S(F, `${c} a ritual makes ${env} until the end of the turn`, c, [rit('Night', { do: [grant(gives({ kind: 'player', who: 'each' }, rule('environmentOn', { word: env })), 'turn')] }), ally('Child', '1/1', { abilities: [givesWhile({ kind: 'state', state: env } as never, self, plus('strength', 1))] })], `1 play Child
1 hand Night`, '> play Night', 'pass2', '= Child body: 2/1', 'pass4', '= Child body: 1/1');
}
const bonder = ally('Soul', '1/1', { abilities: bond(1, { do: [act('draw', undefined, 1)] }) });
S(F, '702.9b a bond exiles the card instead, and its effect may be paid for', '702.9a 702.9b 702.9d', [bonder, rit('Grind', { do: [act('mill', undefined, 1)] })], `1 hand Grind
1 energy 1
1 deck Soul; 5`, '> play Grind', 'pass2', '? accept 1', '> yes Soul', '= Soul zone: exile ;; chain count: 1', 'pass2', '> yes Soul', '= 1 energy: 0 ;; 1 hand count: 1');
S(F, '702.9b one need not exile it', '', [bonder, rit('Grind', { do: [act('mill', undefined, 1)] })], `1 hand Grind
1 energy 1
1 deck Soul; 5`, '> play Grind', 'pass2', '>none', '= Soul zone: infierno ;; chain count: 0');
S(F, '702.9c DV-12 the owner orders a bond and an abyssal source', '702.9c', [bonder, ally('Maw', '1/1', { keywords: ['abyssal'] })], `1 play Maw
2 deck Soul; 5
2 energy 1`, '> attack Maw', '> defender 2:Plain Demon', 'pass4', '? whichReplacement 2', '> replace Soul', '> yes Soul', '= Soul zone: exile ;; chain count: 1');
S(F, '702.9e DV-12 exile straight from the deck sets no bond off', '702.9e', [bonder, ally('Maw', '1/1', { keywords: ['abyssal'] })], `1 play Maw
2 deck Soul; 5
2 energy 1`, '> attack Maw', '> defender 2:Plain Demon', 'pass4', '? whichReplacement 2', '> replace Maw', '= Soul zone: exile ;; chain count: 0');
S(F, '702.9f of several bonds the one that is chosen as the card is exiled triggers', '702.9f', [ally('Twin Soul', '1/1', { abilities: [...bond(1, { do: [act('draw', undefined, 1)] }), ...bond(1, { do: [act('draw', undefined, 2)] })] }), rit('Grind', { do: [act('mill', undefined, 1)] })], `1 hand Grind
1 energy 2
1 deck Twin Soul; 5`, '> play Grind', 'pass2', '> yes Twin Soul', '? whichBond 1', '> bond Twin Soul = 1', '= chain count: 1', 'pass2', '> yes Twin Soul', '= 1 hand count: 2');
S(F, '702.10a the source of the last damage strikes the ally down', '702.10a', [ally('Killer', '2/3', { abilities: [coupDeGrace({ do: [act('draw', undefined, 1)] })] }), plain], `1 play Killer
2 play Plain`, '> attack Killer', '> defender Plain', 'pass4', '= Plain zone: infierno ;; chain count: 1', 'pass2', '= 1 hand count: 1');
S(F, '702.10a the source of the effect that destroys strikes the ally down', '702.10a', [ally('Killer', '2/3', { abilities: [coupDeGrace({ do: [act('draw', undefined, 1)] }), ability(0, { targets: { it: target(any('ally')) }, do: [act('destroy', the())] })] }), plain], `1 play Killer
2 play Plain`, '> activate Killer', '> choose Plain', 'pass2', '= chain count: 1', 'pass2', '= 1 hand count: 1');
S(F, '702.10a an ally that dies of something else sets nothing off', '', [ally('Killer', '2/3', { abilities: [coupDeGrace({ do: [act('draw', undefined, 1)] })] }), plain, rit('Smite', { targets: { it: target(any('ally')) }, do: [act('destroy', the())] })], `1 play Killer
1 hand Smite
2 play Plain`, '> play Smite', '> choose Plain', 'pass2', '= Plain zone: infierno ;; chain count: 0');
S(F, '702.10b each Golpe de gracia triggers by itself', '702.10b', [ally('Killer', '2/3', { abilities: [coupDeGrace({ do: [act('draw', undefined, 1)] }), coupDeGrace({ do: [act('draw', undefined, 2)] })] }), plain], `1 play Killer
2 play Plain`, '> attack Killer', '> defender Plain', 'pass4', '> chain Killer = 0', '= chain count: 2', 'pass4', '= 1 hand count: 3');
S(F, '702.11a 702.11b the blessing of Ubanna takes 2 off while there is Thanatos, once', '702.11a 702.11b', [ally('Blessed', '1/1', { cost: 5, keywords: ['ubanna', 'ubanna'] }), ally('Source', '1/1', { keywords: ['thanatos'] })], `1 play Source
1 hand Blessed
1 energy 4`, '> play Blessed', '= 1 energy: 1');
S(F, '702.11a without Thanatos it costs what it costs', '', [ally('Blessed', '1/1', { cost: 5, keywords: ['ubanna'] })], `1 hand Blessed
1 energy 4`, '- play Blessed');
S(F, '702.12a what is indestructible is not destroyed by effects', '702.12a', [ally('Rock', '1/1', { keywords: ['indestructible'] }), rit('Smite', { targets: { it: target(any('ally')) }, do: [act('destroy', the())] })], `1 hand Smite
2 play Rock`, '> play Smite', '> choose Rock', 'pass2', '= Rock zone: play');
S(F, '702.12a nor dealt damage', '702.12a', [ally('Rock', '1/1', { keywords: ['indestructible'] }), brute], `1 play Brute
2 play Rock`, '> attack Brute', '> defender Rock', 'pass4', '= Rock damage: 0 ;; Rock zone: play ;; Brute damage: 1');
S(F, '702.12a nor destroyed as a cost', '702.12a', [ally('Altar', '1/1', { keywords: ['indestructible'], abilities: [ability(0, { do: [act('draw', undefined, 1)] }, { price: { do: [act('destroy', self)] } })] })], `1 play Altar`, '- activate Altar');
S(F, '702.12a C-40 but it dies of toughness 0', '', [ally('Rock', '1/1', { keywords: ['indestructible'] }), rit('Wither', { targets: { it: target(any('ally')) }, do: [grant(gives(host, plus('toughness', -1)), 'turn', the())] })], `1 hand Wither
2 play Rock`, '> play Wither', '> choose Rock', 'pass2', '= Rock zone: infierno');
S(F, '702.13a what the damage of an abyssal source would put into an Infierno is exiled', '702.13a', [ally('Maw', '2/1', { keywords: ['abyssal'] })], `1 play Maw
2 deck 5`, '> attack Maw', '> defender 2:Plain Demon', 'pass4', '= 2 deck count: 3 ;; 2 exile count: 2 ;; 2 infierno count: 0');
S(F, '702.14a weak blood is played only while there is Thanatos', '702.14a', [ally('Leech', '1/1', { keywords: ['weakBlood'] }), ally('Source', '1/1', { keywords: ['thanatos'] })], `1 hand Leech; Source`, '- play Leech', '> play Source', 'pass2', '+ play Leech');
S(F, '702.18a what is immersed is played only while there is Acqua', '702.18a', [ally('Eel', '1/1', { keywords: ['immersed'] }), ally('Source', '1/1', { keywords: ['acqua'] })], `1 hand Eel; Source`, '- play Eel', '> play Source', 'pass2', '+ play Eel');
S(F, '702.15a a thrust triggers on combat damage to a demon', '702.15a', [ally('Lancer', '1/1', { abilities: [thrust({ do: [act('draw', undefined, 1)] })] })], `1 play Lancer`, '> attack Lancer', '> defender 2:Plain Demon', 'pass4', '= chain count: 1', 'pass2', '= 1 hand count: 1');
S(F, '702.15a not on combat damage to an ally, nor on other damage to a demon', '', [ally('Lancer', '1/5', { abilities: [thrust({ do: [act('draw', undefined, 1)] }), ability(0, { targets: { it: target(any('demon')) }, do: [act('damage', the(), 1)] })] }), plain], `1 play Lancer
2 play Plain`, '> activate Lancer', '> choose 2:Plain Demon', 'pass2', '= chain count: 0', '> attack Lancer', '> defender Plain', 'pass4', '= chain count: 0');
S(F, '702.15b each thrust triggers by itself', '702.15b', [ally('Lancer', '1/1', { abilities: [thrust({ do: [act('draw', undefined, 1)] }), thrust({ do: [act('draw', undefined, 2)] })] })], `1 play Lancer`, '> attack Lancer', '> defender 2:Plain Demon', 'pass4', '> chain Lancer = 0', '= chain count: 2', 'pass4', '= 1 hand count: 3');
const rat = ally('Rat', '1/1', { cost: 2, keywords: ['replica:1'] });
S(F, '702.16a playing one from hand lets the one in the Infierno be played for its replica cost', '702.16a', [rat], `1 hand Rat
1 infierno Rat as old
1 energy 3`, '> play 1:Rat', '= chain count: 2', 'pass2', '> yes old', '> payBy old', '= 1 energy: 0', 'pass2', '= 1 play count: 2', 'pass2', '= 1 play count: 3');
S(F, '702.16a one of another name sets nothing off, nor does one played from elsewhere', '', [rat, ally('Mouse', '1/1', { keywords: ['replica:0'] })], `1 hand Mouse
1 infierno Rat
1 energy 3`, '> play Mouse', '= chain count: 1');
S(F, '702.16b each replica in the Infierno triggers by itself', '702.16b', [rat], `1 hand Rat
1 infierno Rat as one; Rat as two
1 energy 4`, '> play 1:Rat', '> chain one', '= chain count: 3');
S(F, '702.17a what is aquatic suffers at the beginning of its restore step where there is no Acqua', '702.17a', [ally('Fish', '1/2', { keywords: ['aquatic'] })], `1 play Fish
before restore`, '= chain count: 1', 'pass2', '= Fish damage: 1');
S(F, '702.17a with Acqua it does not, and the condition is looked at again', '', [ally('Fish', '1/2', { keywords: ['aquatic'] }), ally('Source', '1/1', { keywords: ['acqua'], ...instant })], `1 play Fish
1 hand Source
before restore`, '> play Source', 'pass2', 'pass2', '= Fish damage: 0 ;; chain count: 0');
S(F, '702.17b each instance of Acuático works by itself', '702.17b', [ally('Fish', '1/3', { keywords: ['aquatic', 'aquatic'] })], `1 play Fish
before restore`, '> chain Fish = 0', '= chain count: 2', 'pass4', '= Fish damage: 2');
S(F, '702.20a an impulse triggers on a neutral card played from its player’s hand', '702.20a', [ally('Engine', '1/1', { path: 'power', abilities: [impulse({ do: [act('draw', undefined, 1)] })] }), plain], `1 play Engine
1 hand Plain`, '> play Plain', '= chain count: 2', 'pass2', '= 1 hand count: 1');
S(F, '702.20a not on one with a path, nor on one of an opponent', '', [ally('Engine', '1/1', { path: 'power', abilities: [impulse({ do: [act('draw', undefined, 1)] })] }), ally('Pathed', '1/1', { path: 'chaos' }), { ...plain, ...instant }], `1 play Engine
1 hand Pathed
2 hand Plain`, '> play Pathed', '= chain count: 1', 'pass', '> play Plain', '= chain count: 2');
S(F, '702.20b each impulse triggers by itself', '702.20b', [ally('Engine', '1/1', { path: 'power', abilities: [impulse({ do: [act('draw', undefined, 1)] }), impulse({ do: [act('draw', undefined, 2)] })] }), plain], `1 play Engine
1 hand Plain`, '> play Plain', '> chain Engine = 0', '= chain count: 3');
const immune = ally('Rhino', '1/3', { abilities: [gives(self, rule('immune', { of: any('source', is('subtype', 'human')) }))] });
S(F, '702.21b what is immune to a source is no target of it', '702.21a 702.21b', [immune, plain, ally('Archer', '1/1', { subtypes: ['human'], abilities: [ability(0, { targets: { it: target(any('ally')) }, do: [act('tap', the())] })] })], `1 play Archer
2 play Rhino; Plain`, '> activate Archer', '+ choose Plain', '- choose Rhino');
S(F, '702.21b nor attacked by it', '702.21b', [immune, plain, ally('Archer', '1/1', { subtypes: ['human'] }), brute], `1 play Archer; Brute
2 play Rhino; Plain`, '> attack Archer', '+ defender Plain', '- defender Rhino');
S(F, '702.21b nor dealt damage by it', '702.21b', [immune, ally('Archer', '1/1', { subtypes: ['human'], abilities: [ability(0, { do: [act('damage', each(any('ally')), 1)] })] }), plain], `1 play Archer
2 play Rhino; Plain`, '> activate Archer', 'pass2', '= Rhino damage: 0 ;; Plain zone: infierno');
S(F, '702.21c immunities to several sources work side by side', '702.21c', [ally('Rhino', '1/3', { abilities: [gives(self, rule('immune', { of: any('source', is('subtype', 'human')) })), gives(self, rule('immune', { of: any('source', is('subtype', 'kirch')) }))] }), ally('Archer', '1/1', { subtypes: ['human'] }), ally('Claw', '1/1', { subtypes: ['kirch'] }), brute], `1 play Archer; Claw; Brute
2 play Rhino`, '> attack Archer', '- defender Rhino', '> defender 2:Plain Demon', 'pass8', '> attack Claw', '- defender Rhino', '> defender 2:Plain Demon', 'pass8', '> attack Brute', '+ defender Rhino');
const offering = ally('Offering', '1/1', { keywords: ['tribute'] });
S(F, '702.23b a tribute becomes a resource, face down, and the next Add Resource step is skipped', '702.23a 702.23b', [offering], `1 hand Offering
1 deck 5
before restore`, '> showTribute Offering', '= chain count: 1', 'pass2', '= Offering zone: resources ;; Offering faceDown: true', 'pass2', '= step: main ;; 1 resources count: 1 ;; 1 deck count: 4');
S(F, '702.23a it works from the Infierno too, and need not be shown', '702.23a', [offering], `1 infierno Offering as it
1 deck 5
before restore`, '+ pass | showTribute it', '> showTribute it', 'pass2', '= it zone: resources');
S(F, '702.23b one tribute resolves in a turn', '702.23b', [offering], `1 hand Offering as one
1 infierno Offering as two
1 deck 5
before restore`, '> showTribute one', '> showTribute two', 'pass4', '= 1 resources count: 1 ;; one zone: hand ;; two zone: resources');
S(F, '702.23c a tribute that is one twice over triggers once', '702.23c', [ally('Offering', '1/1', { keywords: ['tribute', 'tribute'] })], `1 hand Offering
1 deck 5
before restore`, '> showTribute Offering', '? priority 1', '= chain count: 1');
write('/work/main/packages/games/inferno/scenarios');
