// The last two tests of LAPACK's xdrvsx, xget24: condition numbers of averages of eigenvalues and of invariant subspaces, of matrices that
// come with them. Eigenvalues are chosen one by one there, for which there is trsen here; geesx has those to one side of a line, so that it
// is asked where such a line, shifted to zero, divides those chosen from the others.
import { readFileSync } from 'node:fs';
import { realOf } from '../../../src/core/field.ts';
import { gees, geesx, trsen } from '../../../src/index.ts';
import { geesSpec, geesxSpec, trsenSpec } from '../../../src/specs.ts';
import { type MatrixView, normOne, partsOf } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { minus } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { made, scalarOf } from '../lin/matrices.ts';
import { SEED, type Setting, sample } from '../lin/setting.ts';
import { Tally } from '../lin/tally.ts';
import { eigenvaluesOf } from './chkhs.ts';
import { Trial } from './trial.ts';
import { ulpOf } from './types.ts';

interface Known {
  readonly n: number;
  /** What eigenvalues are put in order by. */
  readonly by: 're' | 'im';
  /** Places in that order, from 1. */
  readonly chosen: readonly number[];
  /** By rows; parts of complex numbers in turn. */
  readonly a: readonly number[];
  readonly rconde: number;
  readonly rcondv: number;
}

const THRESHOLD = 20;

const knownOf = (name: 'real' | 'complex'): readonly Known[] =>
  JSON.parse(readFileSync(new URL(`../../data/condition/${name}.json`, import.meta.url), 'utf8'));

export async function knownConditions({ context, prec, every }: Setting<NumberPrec>): Promise<Tally> {
  const tally = new Tally(THRESHOLD);
  const wanted = sample(every);
  const parts = partsOf(prec);
  const each = parts ?? 1;
  for (const [k, known] of knownOf(parts === 2 ? 'complex' : 'real').entries()) {
    if (!wanted()) continue;
    const { n } = known;
    const element = (i: number, j: number, part: number): number => known.a[each * (i * n + j) + part]!;
    const a = made(
      n,
      n,
      (i, j) => (parts === 2 ? { re: element(i, j, 0), im: element(i, j, 1) } : element(i, j, 0)),
      parts,
    );
    await conditions(new Trial(context, prec, tally, new Random(SEED), `matrix ${k + 1}`), a, known);
  }
  return tally;
}

async function conditions(trial: Trial<NumberPrec>, a: MatrixView, known: Known): Promise<void> {
  const { n, by, chosen } = known;
  const form = await trial.call(geesSpec, gees, { jobvs: 'v', sort: 'n', n, A: a });
  const values = eigenvaluesOf(form);
  const w = values[by];
  const order = Array.from(w.keys()).sort((i, j) => w[i]! - w[j]!);
  const isChosen = new Set(chosen.map((place) => order[place - 1]!));
  // Of equal eigenvalues the last says whether all of them are chosen.
  const lastLike = (i: number): number => {
    let last = i;
    for (let j = i + 1; j < n; j++) if (values.re[j] === values.re[i] && values.im[j] === values.im[i]) last = j;
    return last;
  };
  const select = Int32Array.from({ length: n }, (_, i) => Number(isChosen.has(lastLike(i))));
  const call = { job: 'b', compq: 'v', select, n, T: form.view('A'), Q: form.view('VS') };
  const own = await trial.call(trsenSpec, trsen, call);
  const count = (kind: string, rconde: number, rcondv: number): void =>
    trial.ratios(kind, 'known', ...knownRatios(trial.prec, normOne(a), known, { rconde, rcondv }));
  count('trsen', own.values('s')[0]!, own.values('sep')[0]!);

  const sorted = order.map((i) => w[i]!);
  const line = by === 're' ? lineOf(sorted, chosen) : undefined;
  if (line === undefined) return;
  const shifted = made(n, n, (i, j) => (i === j ? minus(scalarOf(a, i, j), line.at) : scalarOf(a, i, j)), a.parts);
  const given = { jobvs: 'n', sort: line.sort, sense: 'b', n, A: shifted };
  const found = await trial.call(geesxSpec, geesx, given);
  count('geesx', found.values('rconde')[0]!, found.values('rcondv')[0]!);
}

/** Where eigenvalues with those real parts are divided into the chosen ones, to one side, and others. */
function lineOf(sorted: readonly number[], chosen: readonly number[]) {
  const [n, count] = [sorted.length, chosen.length];
  if (count === 0 || count === n || chosen.some((place, k) => place !== chosen[0]! + k)) return undefined;
  const sort = chosen[0] === 1 ? 'lhp' : chosen.at(-1) === n ? 'rhp' : undefined;
  if (sort === undefined) return undefined;
  const below = sort === 'lhp' ? count : n - count;
  const [left, right] = [sorted[below - 1]!, sorted[below]!];
  // A pair, or eigenvalues that rounding errors may have moved, have no line between them.
  if (right - left < 1e-2) return undefined;
  return { sort, at: Math.fround((left + right) / 2) };
}

/** Known numbers have the digits of eigenvalues that errors of a matrix of single precision leave. */
const EPS_IN = 5.9605e-8;

/** The two tests, by what was found. */
export function knownRatios(
  prec: NumberPrec,
  anorm: number,
  known: Pick<Known, 'n' | 'rconde' | 'rcondv'>,
  { rconde, rcondv }: Pick<Known, 'rconde' | 'rcondv'>,
): readonly [rconde: number, rcondv: number] {
  const ulp = ulpOf(prec);
  const eps = Math.max(ulp, EPS_IN);
  const least = (realOf(prec) === 's' ? 2 ** -126 : 2 ** -1022) / eps;
  const v = anorm === 0 ? 1 : known.n * eps * anorm;
  const tolerance = (e: number, s: number): readonly [number, number] => [
    Math.max(v > s ? 1 : v / s, least),
    Math.max(v > s * e ? s : v / e, least),
  ];
  const [ofE, ofV] = tolerance(rconde, rcondv);
  const [ofKnownE, ofKnownV] = tolerance(known.rconde, known.rcondv);
  return [apart(known.rconde, ofKnownE, rconde, ofE, eps, ulp), apart(known.rcondv, ofKnownV, rcondv, ofV, eps, ulp)];
}

/** 1 where two numbers are equal within their tolerances, else the quotient of what these leave of them. NaN is no equality. */
function apart(x: number, ofX: number, y: number, ofY: number, eps: number, ulp: number): number {
  if (Number.isNaN(y)) return Number.NaN;
  for (const [large, ofLarge, small, ofSmall] of [
    [x, ofX, y, ofY],
    [y, ofY, x, ofX],
  ] as const) {
    if (eps * (large - ofLarge) > small + ofSmall) return 1 / ulp;
    if (large - ofLarge > small + ofSmall) return (large - ofLarge) / (small + ofSmall);
  }
  return 1;
}
