// The verdict on a call set, as the reference's programs give it: every result against its gauge, and every other bit as it was: of
// operands that are only read, of triangles that are not stored, of padding and of the cells between the operands.
import { routineName } from '../../src/core/spec.ts';
import type { Context, Prec } from '../../src/index.ts';
import { checkRandom } from '../../testing/lib/case.ts';
import type { Operands } from '../../testing/lib/operands.ts';
import { EPS } from '../../testing/lib/residuals.ts';
import { type Cells, execute, type Staging, stage } from './arenas.ts';
import type { CallSet } from './callSet.ts';

export interface Verdict {
  readonly calls: number;
  readonly tests: number;
  readonly complaints: readonly string[];
}

/** Judges what the calls have left in the arenas. */
export function judge<P extends object, D extends Operands>(
  set: CallSet<P, D>,
  prec: Prec,
  staging: Staging<P, D>,
  after: ReadonlyMap<string, Cells>,
): Verdict {
  const { problems, operands, home } = staging;
  const { routine } = set;
  const check = { level: 1, random: checkRandom() } as const;
  const complaints: string[] = [];
  let tests = 0;
  for (const [call, problem] of problems.entries()) {
    tests += set.tests(problem);
    if (set.idle?.(problem)) continue;
    const before = operands[call]!;
    const found = Object.entries(before).map(([name, view]) => [name, { ...view, data: after.get(home.get(name)!)! }]);
    const error = routine.error(problem, before, Object.fromEntries(found) as D, check) / EPS[prec];
    if (!(error < routine.tolerance)) {
      complaints.push(`${label(set, prec, problem)}: error ${error} eps, bound ${routine.tolerance}`);
    }
  }
  for (const [name, { cells, parts, results }] of staging.arenas) {
    const stray = changes(cells, after.get(name)!).filter((at) => results[at] === 0);
    if (stray.length === 0) continue;
    const where = `${stray.length} cells of ${name} that are not results have changed, the first at ${stray[0]}`;
    complaints.push(`${label(set, prec, problems[owner(staging, name, stray[0]! / parts)]!)} or about there: ${where}`);
  }
  return { calls: problems.length, tests, complaints };
}

const label = (set: CallSet, prec: Prec, problem: object): string =>
  `${routineName(set.routine.spec, prec)} ${JSON.stringify(problem)}`;

/** The last call with an operand that begins at or before a cell; the first call for the cells in front. */
const owner = ({ operands, home }: Staging, arena: string, at: number): number =>
  Math.max(
    0,
    operands.findLastIndex((views) =>
      Object.entries(views).some(([name, { offset }]) => home.get(name) === arena && offset <= at),
    ),
  );

/** The cells that differ in any bit: NaN, and zeros of either sign, are told apart. */
function changes(before: Cells, after: Cells): number[] {
  const words = before.BYTES_PER_ELEMENT / 4;
  const [given, found] = [before, after].map(
    ({ buffer, byteOffset, byteLength }) => new Uint32Array(buffer, byteOffset, byteLength / 4),
  ) as [Uint32Array, Uint32Array];
  const cells: number[] = [];
  for (let at = 0; at < before.length; at++) {
    for (let word = at * words; word < (at + 1) * words; word++) {
      if (given[word] === found[word]) continue;
      cells.push(at);
      break;
    }
  }
  return cells;
}

/** Makes all calls of a set on a context and judges them. */
export async function perform<P extends object, D extends Operands>(
  context: Context,
  set: CallSet<P, D>,
  prec: Prec,
  arenas: 'shared' | 'separate' = 'separate',
): Promise<Verdict> {
  const staging = stage(set, set.problems, prec, arenas);
  return judge(set, prec, staging, await execute(context, set, staging));
}
