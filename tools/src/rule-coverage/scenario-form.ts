import { format } from 'oxfmt';
import { mergePasses } from '@crupier/rule-coverage';

/** The width of a line, as everywhere in the repository. */
const PRINT_WIDTH = 140;

/**
 * The one form of a file of scenarios: what fits stands on one line, and a player who passes several times in a row does so in one
 * step with `times`. *Errors:* throws where the text is not JSON.
 */
export async function formatScenarios(text: string): Promise<string> {
  const scenarios: unknown = JSON.parse(text);
  const inForm = Array.isArray(scenarios) ? scenarios.map(mergePasses) : mergePasses(scenarios);
  const { code, errors } = await format('x.scenario.json', JSON.stringify(inForm), { printWidth: PRINT_WIDTH, objectWrap: 'collapse' });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  return code;
}
