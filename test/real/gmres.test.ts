// DSGESV with GMRES and DHGESV on real matrices, with what LAPACK's DSGESV made of the same systems: where that converged, so do these from
// factors in single; info is its own everywhere, and the solution as good as in double.
import { describe, expect, test } from 'vitest';
import { type Context, type DeviceBuffer, dhgesv, dsgesvGmres } from '../../src/index.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { multiply } from '../../testing/lib/product.ts';
import { solveRatio } from '../../testing/lib/residuals.ts';
import { cpu, gpu, report } from '../setup/contexts.ts';
import { denseOf, type Entry, entries, missingFor, THRESHOLD } from './collection.ts';

/** On software adapters a factorization takes long. */
const SOFTWARE_ORDER = 70;

type Operands = Readonly<Record<'A' | 'B' | 'X', DeviceBuffer<'d'>>> &
  Readonly<Record<'ipiv' | 'iter' | 'info', DeviceBuffer<'i'>>>;

async function check(context: Context, entry: Entry, call: (at: Operands) => Promise<void>): Promise<number> {
  const { n } = entry;
  const a = matrixView(denseOf(entry, 'd'), n, n);
  const b = matrixView(multiply(a, false, new Float64Array(n).fill(1)), n, 1);
  const at: Operands = {
    ...{ A: context.upload('d', a.data as Float64Array), B: context.upload('d', b.data as Float64Array) },
    ...{ X: context.alloc('d', n), ipiv: context.alloc('i', n) },
    ...{ iter: context.alloc('i', 1), info: context.alloc('i', 1) },
  };
  await call(at);
  const [iter, info] = [(await context.download(at.iter))[0]!, (await context.download(at.info))[0]!];
  const x = matrixView(await context.download(at.X), n, 1);
  for (const buffer of Object.values(at)) buffer.dispose();
  expect(info).toBe(entry.dsgesv!.info);
  if (info === 0) expect(solveRatio(a, x, b, 2 ** -53) < THRESHOLD).toBe(true);
  else expect(x.data).toEqual(new Float64Array(n));
  return iter;
}

const solvers = { dsgesvGmres, dhgesv } as const;

async function solve(name: keyof typeof solvers, context: Context, entry: Entry): Promise<void> {
  const { n, dsgesv } = entry;
  const shape = { n, nrhs: 1, lda: n, ldb: n, ldx: n, mode: 'native' } as const;
  const iter = await check(context, entry, (at) => solvers[name](context.queue, { ...shape, ...at }));
  if (dsgesv!.iter >= 0) expect(iter >= 0, `${iter}, LAPACK ${dsgesv!.iter}`).toBe(true);
}

const all = entries().filter(({ dsgesv }) => dsgesv !== undefined);

describe.each(all)('$name', (entry) => {
  // On the CPU dhgesv is the same.
  test('dsgesvGmres on the CPU', () => solve('dsgesvGmres', cpu, entry));
  const missing = missingFor(entry, gpu, SOFTWARE_ORDER);
  if (missing !== '') report({ skipped: missing, test: `${entry.name}: dhgesv` });
  test.skipIf(missing !== '')('dhgesv on the GPU', () => solve('dhgesv', gpu!, entry), 1_200_000);
});
