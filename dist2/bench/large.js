import { gemmCase } from '../testing/cases/blas3/products/gemm.js';
import { trsmCase } from '../testing/cases/blas3/triangular/trsm.js';
import { gesvCase } from '../testing/cases/lapack/lu/gesv.js';
import { getrfCase } from '../testing/cases/lapack/lu/getrf.js';
import { measure } from '../testing/lib/measure.js';
import { parseOptions } from '../testing/lib/options.js';
import { Random } from '../testing/lib/random.js';
import { usableTimer } from '../testing/lib/timing.js';
/** Best of three. */
const RUNS = 3;
const cases = [gemmCase, trsmCase, getrfCase, gesvCase];
export async function benchLarge(context, sizes, print) {
    const options = parseOptions(['--niter', String(RUNS)], { env: {}, defaults: { version: 0 } });
    const timer = usableTimer(context, 's', 'gpu');
    const rows = [];
    for (const c of cases) {
        for (const n of sizes) {
            const problem = c.fromOptions({ m: n, n, k: n }, options);
            let best;
            for await (const { ms, tested } of measure([context], c, { ...c.table, alwaysChecked: false }, problem, 's', options, timer, new Random())) {
                if (best === undefined || ms < best.ms)
                    best = { name: `s${c.spec.name}`, n, ms, gflops: tested.gflops };
            }
            rows.push(best);
            print(best);
        }
    }
    return rows;
}
