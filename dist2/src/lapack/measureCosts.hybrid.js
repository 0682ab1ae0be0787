// Measures the parts of factorizations: see factorCosts.ts for what they are, costs.hybrid.ts for who asks.
import { enqueueLaset } from '../blas3/elements/laset.gpu.js';
import { scope } from '../runtime/workspace.js';
import { choleskyOnHost } from './cholesky/choleskyPanel.hybrid.js';
import { POTRF_WORK } from './cholesky/potrf.cpu.js';
import { enqueueCholeskyPanel, enqueueCholeskySolve } from './cholesky/potrf.gpu.js';
import { fitCopy, fitPanel, fitUpdate, fitWhole, } from './factorCosts.js';
import { panelLd } from './factorPlan.js';
import { HostPanel } from './hostPanel.hybrid.js';
import { enqueueLuPanel, enqueueLuUpdate, withMail } from './lu/getrf.gpu.js';
import { luOnHost } from './lu/luPanel.hybrid.js';
import { enqueueQrPanel } from './qr/geqrf.gpu.js';
import { enqueueLarfb } from './qr/larfb.gpu.js';
import { enqueueLarft, takeReflectors } from './qr/larft.gpu.js';
import { qrOnHost, qrWork } from './qr/qrPanel.hybrid.js';
/**
 * Of so many runs, or of those that begin within some milliseconds, the shortest counts: whatever else the machine does makes times longer.
 */
const [GPU_RUNS, CPU_RUNS, RUNS_MS] = [5, 30, 5];
/** Milliseconds that the GPU is kept busy before each run, for its clock. */
const WARM_MS = 2;
/** Panels of two heights and widths, and updates of two depths. On a software adapter the GPU's parts are the slow ones. */
const HARDWARE = { heights: [512, 4096], widths: [32, 128], square: 2048, depths: [32, 256] };
const SOFTWARE = { heights: [64, 256], widths: [16, 32], square: 128, depths: [16, 64] };
/** Panels, and matrices, on the CPU. */
const CPU_HEIGHTS = [256, 2048];
const CPU_WIDTHS = [16, 64];
const ORDERS = [128, 512];
/** Copies: of next to nothing, and of one megabyte. */
const COPIED = [
    [16, 16],
    [2048, 128],
];
async function shortest(runs, run) {
    await run(); // compiles kernels, and takes memory
    let ms = Number.POSITIVE_INFINITY;
    const start = performance.now();
    for (let k = 0; k === 0 || (k < runs && performance.now() - start < RUNS_MS); k++)
        ms = Math.min(ms, await run());
    return ms;
}
async function wall(work) {
    const start = performance.now();
    await work();
    return performance.now() - start;
}
export async function measureCosts(context, gpu) {
    const { queue } = context;
    const { heights, widths, square, depths } = gpu.software ? SOFTWARE : HARDWARE;
    const order = Math.max(heights[1], square + depths[1]);
    const A = context.lease('s', order * Math.max(widths[1], square + depths[1]));
    const [ipiv, info] = [context.lease('i', order), context.alloc('i', 1)];
    const elements = [
        CPU_HEIGHTS[1] * CPU_WIDTHS[1],
        panelLd(ORDERS[1]) * ORDERS[1],
        panelLd(COPIED[1][0]) * COPIED[1][1],
    ];
    const work = Math.max(POTRF_WORK, qrWork(CPU_HEIGHTS[1], CPU_WIDTHS[1]), qrWork(ORDERS[1], ORDERS[1]));
    const host = new HostPanel(queue, Math.max(...elements), ORDERS[1], work);
    const tau = context.lease('s', order);
    const device = { data: A, off: 0, ld: order };
    // Not queue.sync: the queue waits for what calls this.
    const finished = () => context.readGpu(info.gpu(false), new Int32Array(1), 0);
    try {
        // Its diagonal stays dominant however often it is factored: pivots are where they are, Cholesky does not break down.
        const cols = Math.floor(A.length / order);
        enqueueLaset(queue, { uplo: 'f', m: order, n: cols, alpha: 1e-3, beta: 16, A: device });
        const roundTrip = await shortest(CPU_RUNS, () => wall(finished));
        const onGpu = (work) => shortest(GPU_RUNS, async () => {
            const ms = await queue.gpuTime(work, gpu.software ? 0 : WARM_MS);
            if (ms !== undefined)
                return ms;
            work();
            return Math.max(0, (await wall(finished)) - roundTrip);
        });
        const f = { A: device, ipiv: { data: ipiv, off: 0, ld: 1 }, info: { data: info, off: 0, ld: 1 } };
        const gpuPanel = (panel) => fitPanel(heights, widths, (m, w) => onGpu(() => panel(m, w)));
        const update = (math) => fitUpdate(square, depths, (n, k) => onGpu(() => enqueueLuUpdate(queue, { ...f, m: n + k, n: n + k, math }, 0, k, k, n + k, false)));
        const lu = (m, w) => shortest(CPU_RUNS, () => {
            host.fill(m, w, 0);
            return wall(() => luOnHost(host, m, w, 0));
        });
        const cholesky = (n) => shortest(CPU_RUNS, () => {
            host.fill(n, n, n);
            return wall(() => choleskyOnHost(host, 'l', n));
        });
        const qr = (m, w) => shortest(CPU_RUNS, () => {
            host.fill(m, w, 0);
            return wall(() => qrOnHost(host, m, w));
        });
        const scales = { data: tau, off: 0, ld: 1 };
        /** `use` of workspace for w reflectors of m elements. */
        const withBlock = (m, w, use) => scope(queue, (ws) => use(takeReflectors(ws, device, m, w)));
        const apply = (math) => fitUpdate(square, depths, (n, k) => onGpu(() => withBlock(n, k, (block) => enqueueLarfb(queue, { side: 'l', trans: 't', others: n, block, C: device, math }))));
        const luGpuPanel = await gpuPanel((m, w) => withMail(queue, { ...f, m, n: w }, (own) => enqueueLuPanel(queue, own, 0, w)));
        const updateStrict = await update('strict');
        const qrUpdateStrict = await apply('strict');
        return {
            download: await fitCopy(COPIED, (m, w) => shortest(CPU_RUNS, () => wall(() => host.fetch(device, m, w)))),
            upload: await fitCopy(COPIED, (m, w) => shortest(CPU_RUNS, async () => {
                const ms = await wall(() => {
                    host.store(device, m, w);
                    return finished();
                });
                return Math.max(0, ms - roundTrip);
            })),
            updateStrict,
            updateSplit: gpu.matrixUnits.length > 0 ? await update('split') : updateStrict,
            luCpuPanel: await fitPanel(CPU_HEIGHTS, CPU_WIDTHS, lu),
            luGpuPanel,
            luWhole: await fitWhole(ORDERS, (n) => lu(n, n)),
            choleskyWhole: await fitWhole(ORDERS, cholesky),
            choleskyGpuPanel: await gpuPanel((n, w) => enqueueCholeskyPanel(queue, { uplo: 'l', n, A: device, info: f.info }, 0, w)),
            choleskyGpuSolve: await gpuPanel((n, w) => enqueueCholeskySolve(queue, { uplo: 'l', n, A: device, info: f.info }, 0, w)),
            qrCpuPanel: await fitPanel(CPU_HEIGHTS, CPU_WIDTHS, qr),
            qrGpuPanel: await gpuPanel((m, w) => withBlock(m, w, (block) => enqueueQrPanel(queue, { m, n: w, A: device, tau: scales }, 0, w, block))),
            qrGpuReflectors: await gpuPanel((m, w) => withBlock(m, w, (block) => enqueueLarft(queue, device, scales, block))),
            qrWhole: await fitWhole(ORDERS, (n) => qr(n, n)),
            qrUpdateStrict,
            qrUpdateSplit: gpu.matrixUnits.length > 0 ? await apply('split') : qrUpdateStrict,
        };
    }
    finally {
        for (const one of [A, ipiv, info, tau, host])
            one.dispose();
    }
}
