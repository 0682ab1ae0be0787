// That the cases can fail: wrong results and stray writes of every kind are found.
import { describe, expect, it } from 'vitest';
import { isComplex, type Prec } from '../../src/core/field.ts';
import { argNames } from '../../src/core/spec.ts';
import { cases } from '../../testing/cases/index.gen.ts';
import { attempt, judge, written } from '../../testing/lib/case.ts';
import type { MatrixView, RealArray } from '../../testing/lib/norms.ts';
import { copied, type IntegerView, type Operands } from '../../testing/lib/operands.ts';
import { full, spread } from '../lib/sampled.ts';
import { cpu } from '../setup/contexts.ts';

/** Elements to spoil, (row, column). */
const PLACES: readonly (readonly [number, number])[] = [
  [3, 1],
  [1, 3],
  [0, 3],
  [3, 0],
];

const result = (operands: Operands, name: string): MatrixView | IntegerView => operands[name]!;

/** Values that are wrong in place of one; NaN is right where the data has one. */
const wrongValues = (data: RealArray | Int32Array, value: number, isByte: boolean): number[] =>
  data instanceof Int32Array || isByte
    ? [value + 1, value - 1, -7].filter((wrong) => wrong !== value)
    : [Number.NaN, Number.POSITIVE_INFINITY, 12.5].filter((wrong) => !Object.is(wrong, value));

/** Problems of a sweep that must pass as they are in a short run, and those whose results are spoilt: judging costs as much as the call. */
const SHORT = 1;
const MOST_SPOILT = full ? 8 : 1;

/** Each case in doubles or what else it has first, and in complex doubles; in a short run in one of them, by turns. */
const tested = cases.flatMap((c, k) => {
  const { precs } = c.spec;
  const real = precs.includes('d') ? ['d'] : [...precs].filter((prec) => !isComplex(prec as Prec)).slice(0, 1);
  const both = [...real, ...(precs.includes('z') ? ['z'] : [])];
  return (full ? both : [both[k % both.length]!]).map((prec) => [prec + c.spec.name, c, prec as Prec] as const);
});

/** Of what is tried on each case a short run tries one, by turns. */
const inTurn = <T>(items: readonly T[], turn: number): readonly T[] => (full ? items : [items[turn % items.length]!]);

describe.each(tested.map((each, turn) => [...each, turn] as const))('case %s', (_, c, prec, turn) => {
  // The last first: the last problems of a sweep have results of some size, a padding and an offset.
  const problems = (full ? c.sweep : spread(c.sweep, 8)).toReversed();
  const made = new Map<object, ReturnType<typeof attempt>>();
  const outcomeOf = (problem: object) => {
    const outcome = made.get(problem) ?? attempt(cpu, c, problem, prec);
    made.set(problem, outcome);
    return outcome;
  };
  // Of basalt/nn the first operand that is written.
  const isThere = (name: string) => written(c).includes(name) && argNames(c.spec, prec).includes(name);
  const main =
    [
      'VT',
      'V',
      'Z',
      'VR',
      'VS',
      'C',
      'B',
      'A',
      'AP',
      'y',
      'x',
      'HA',
      'SA',
      'X',
      'result',
      'rcond',
      'scalars',
      'R',
      'AB',
      'd',
      'W',
      'D',
      'Q',
      's',
    ].find(isThere) ?? written(c).find(isThere)!;

  it('has a problem that changes its result, and finds nothing wrong with it', async () => {
    for (const problem of full ? problems : spread(problems, SHORT))
      expect(judge(c, problem, prec, await outcomeOf(problem))).toEqual([]);
    expect(written(c)).toContain(main);
  });

  // Of long sweeps some problems from all parts, and in a short run the first of them that will do.
  const apart = Math.ceil(problems.length / (full ? MOST_SPOILT : 4));
  const spoilt = problems.filter((_, k) => k % apart === 0);

  it('finds one wrong, missing or unordered element', async () => {
    let judged = 0;
    for (const problem of spoilt) {
      if (judged === MOST_SPOILT) break;
      const { before, after } = await outcomeOf(problem);
      const view = result(after, main);
      const { data, rows, cols, ld, offset, parts = 1 } = view;
      // Vectors are rows or columns; of a symmetric or triangular result only one triangle is stored, and the other is NaN.
      const places = ['result', 'rcond', 'scalars'].includes(main) ? [[0, 0] as const] : rows * cols < 9 ? [] : PLACES;
      const place = places.find(([i, j]) => i < rows && j < cols && !Number.isNaN(data[(offset + i + j * ld) * parts]));
      if (place === undefined) continue;
      // The imaginary part, if there is one.
      const at = (offset + place[0] + place[1] * ld + 1) * parts - 1;
      for (const value of inTurn(wrongValues(data, data[at]!, 'type' in view && view.type === 'b'), turn)) {
        const wrong = copied(after, written(c, after));
        result(wrong, main).data[at] = value;
        expect(judge(c, problem, prec, { before, after: wrong }), JSON.stringify({ problem, value })).toHaveLength(1);
      }
      judged++;
    }
    expect(judged).toBeGreaterThan(0);
  });

  it('finds a write beside the result', async () => {
    let judged = 0;
    for (const problem of spoilt) {
      if (judged === MOST_SPOILT) break;
      const { before, after } = await outcomeOf(problem);
      const { data, rows, cols, ld, offset, parts = 1 } = result(after, main);
      if (rows === 0 || cols === 0 || offset === 0) continue;
      const beside = [offset * parts - 1, (offset + (cols - 1) * ld + rows) * parts, data.length - 1];
      for (const place of inTurn(beside, turn)) {
        const wrong = copied(after, written(c, after));
        result(wrong, main).data[place] = 0.5;
        expect(judge(c, problem, prec, { before, after: wrong }), JSON.stringify({ problem, place })).toHaveLength(1);
      }
      judged++;
    }
    expect(judged).toBeGreaterThan(0);
  });
});
