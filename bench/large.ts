// The GPU routines at their usual sizes, by timestamps: the tester programs' own measurement, without checks.
import type { Context } from '../src/index.ts';
import { gemmCase } from '../testing/cases/blas3/products/gemm.ts';
import { trsmCase } from '../testing/cases/blas3/triangular/trsm.ts';
import { gesvCase } from '../testing/cases/lapack/lu/gesv.ts';
import { getrfCase } from '../testing/cases/lapack/lu/getrf.ts';
import type { Case } from '../testing/lib/case.ts';
import { measure } from '../testing/lib/measure.ts';
import { parseOptions } from '../testing/lib/options.ts';
import { Random } from '../testing/lib/random.ts';
import { usableTimer } from '../testing/lib/timing.ts';

export interface LargeRow {
  readonly name: string;
  readonly n: number;
  readonly ms: number;
  readonly gflops: number;
}

/** Best of three. */
const RUNS = 3;
const cases: readonly Case[] = [gemmCase, trsmCase, getrfCase, gesvCase];

export async function benchLarge(
  context: Context,
  sizes: readonly number[],
  print: (row: LargeRow) => void,
): Promise<LargeRow[]> {
  const options = parseOptions(['--niter', String(RUNS)], { env: {}, defaults: { version: 0 } });
  const timer = usableTimer(context, 's', 'gpu');
  const rows: LargeRow[] = [];
  for (const c of cases) {
    for (const n of sizes) {
      const problem = c.fromOptions({ m: n, n, k: n }, options);
      let best: LargeRow | undefined;
      for await (const { ms, tested } of measure(
        [context],
        c,
        { ...c.table!, alwaysChecked: false },
        problem,
        's',
        options,
        timer,
        new Random(),
      )) {
        if (best === undefined || ms < best.ms) best = { name: `s${c.spec.name}`, n, ms, gflops: tested.gflops };
      }
      rows.push(best!);
      print(best!);
    }
  }
  return rows;
}
