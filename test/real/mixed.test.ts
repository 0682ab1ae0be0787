// DSGESV and DSPOSV on real matrices, with what LAPACK's routines made of the same systems as the oracle: where they converged, these
// converge within two corrections more; where they failed info is theirs.
import { afterAll, describe, expect, test } from 'vitest';
import { type Context, type DeviceBuffer, dsgesv, dsposv, type Uplo } from '../../src/index.ts';
import { type MatrixView, matrixView } from '../../testing/lib/norms.ts';
import { multiply } from '../../testing/lib/product.ts';
import { solveRatio } from '../../testing/lib/residuals.ts';
import { cpu, gpu, report } from '../setup/contexts.ts';
import { denseOf, type Entry, entries, full, missingFor, type Outcome, THRESHOLD } from './collection.ts';

const EPS = 2 ** -53;
/** On software adapters a factorization takes long; residuals do not, being computed on the CPU. */
const SOFTWARE_ORDER = 150;
const found: string[] = [];

interface System {
  readonly a: MatrixView;
  readonly b: MatrixView;
}

/** b = A ones */
function systemOf(entry: Entry): System {
  const a = matrixView(denseOf(entry, 'd'), entry.n, entry.n);
  return { a, b: matrixView(multiply(a, false, new Float64Array(entry.n).fill(1)), entry.n, 1) };
}

type Operands = Readonly<Record<'A' | 'B' | 'X', DeviceBuffer<'d'>>> &
  Readonly<Record<'ipiv' | 'iter' | 'info', DeviceBuffer<'i'>>>;

async function check(
  what: string,
  context: Context,
  entry: Entry,
  { iter: expected, info: code }: Outcome,
  call: (at: Operands) => Promise<void>,
): Promise<void> {
  const { name, n } = entry;
  const { a, b } = systemOf(entry);
  const at: Operands = {
    ...{ A: context.upload('d', a.data as Float64Array), B: context.upload('d', b.data as Float64Array) },
    ...{
      X: context.alloc('d', n),
      ipiv: context.alloc('i', n),
      iter: context.alloc('i', 1),
      info: context.alloc('i', 1),
    },
  };
  await call(at);
  const [iter, info] = [(await context.download(at.iter))[0]!, (await context.download(at.info))[0]!];
  const x = matrixView(await context.download(at.X), n, 1);
  for (const buffer of Object.values(at)) buffer.dispose();
  const error = solveRatio(a, x, b, EPS);
  found.push([name, n, what, context.backend, `${iter} (${expected})`, info, error.toFixed(3)].join('\t'));
  expect(info).toBe(code);
  if (expected >= 0) expect(iter >= 0 && iter <= expected + 2, `${iter} corrections, LAPACK ${expected}`).toBe(true);
  if (code === 0) expect(error < THRESHOLD, `ratio ${error} < ${THRESHOLD}`).toBe(true);
  else expect(x.data).toEqual(new Float64Array(n));
}

/** Software adapters take seconds for larger ones. */
const everyWay = ({ gpu }: Context, { n }: Entry): boolean => gpu !== undefined && (full || !gpu.software || n <= 70);

/** On the GPU also with residuals there, and with butterflies, whose corrections are not LAPACK's. */
async function general(context: Context, entry: Entry): Promise<void> {
  const shape = { n: entry.n, nrhs: 1, lda: entry.n, ldb: entry.n, ldx: entry.n, mode: 'native' } as const;
  const ways = [{}, { residual: 'gpu' }, { residual: 'gpu', pivoting: 'butterfly' }] as const;
  for (const way of everyWay(context, entry) ? ways : [{}]) {
    const { iter, info } = entry.dsgesv!;
    const outcome = { iter: 'pivoting' in way ? -1 : iter, info };
    await check(`dsgesv ${Object.values(way)}`, context, entry, outcome, (at) =>
      dsgesv(context.queue, { ...shape, ...at, ...way }),
    );
  }
}

async function definite(context: Context, entry: Entry): Promise<void> {
  const shape = { n: entry.n, nrhs: 1, lda: entry.n, ldb: entry.n, ldx: entry.n, mode: 'native' } as const;
  for (const uplo of ['l', 'u'] as readonly Uplo[]) {
    for (const residual of everyWay(context, entry) ? (['cpu', 'gpu'] as const) : (['auto'] as const)) {
      await check(`dsposv ${uplo} ${residual}`, context, entry, entry.dsposv!, ({ ipiv: _, ...at }) =>
        dsposv(context.queue, { uplo, ...shape, ...at, residual }),
      );
    }
  }
}

const all = entries().filter(({ dsgesv: outcome }) => outcome !== undefined);

function onBoth(name: string, entry: Entry, run: (context: Context, entry: Entry) => Promise<void>): void {
  test(`${name} on the CPU`, () => run(cpu, entry));
  const missing = missingFor(entry, gpu, SOFTWARE_ORDER);
  if (missing !== '') report({ skipped: missing, test: `${entry.name}: ${name}` });
  test.skipIf(missing !== '')(`${name} on the GPU`, () => run(gpu!, entry), 1_200_000);
}

afterAll(() => {
  if (full) console.log(`ITER (LAPACK's), INFO, dget02 ratio\n${found.join('\n')}`);
});

describe.each(all)('$name', (entry) => {
  onBoth('dsgesv', entry, general);
  if (entry.dsposv !== undefined) onBoth('dsposv', entry, definite);
});

test('the collection holds systems that converge and one that does not', () => {
  expect(all.some((m) => m.dsgesv!.iter > 0)).toBe(true);
  expect(all.some((m) => m.dsgesv!.iter < 0)).toBe(true);
  expect(all.some((m) => m.dsposv?.iter === 2)).toBe(true);
});
