// A panel of a matrix on the GPU, brought to the CPU and taken back. How it is factored there lies beside each factorization, whose bundles
// have nothing of the others. Workspace for all panels of a factorization is taken when it begins, in its loop none of a panel's size.
import { enqueueLacpy } from '../blas3/elements/lacpy.gpu.js';
import { engine } from '../engine/engine.js';
import { panelLd } from './factorPlan.js';
export class HostPanel {
    queue;
    /** Without an engine the panel is factored here. */
    engine;
    staging;
    /** What is uploaded must not be shared memory; without an engine it holds the panel. */
    plain;
    /** In the engine's memory: the panel, a number for each of its columns, workspace. */
    at;
    columns;
    work;
    /**
     * For panels of up to `elements` elements, leading dimension `panelLd`, and `columns` columns, with `work` elements besides.
     */
    constructor(queue, elements, columns, work = 0) {
        this.queue = queue;
        this.plain = new Float32Array(elements);
        const e = engine();
        const at = e?.heap.take(4 * (elements + columns + work));
        this.engine = at === undefined ? undefined : e;
        this.at = at ?? 0;
        this.columns = this.at + 4 * elements;
        this.work = this.columns + 4 * columns;
        this.staging = queue.context.lease('s', elements);
    }
    /** Gives the workspace back. */
    dispose() {
        this.engine?.heap.release(this.at);
        this.staging.dispose();
    }
    /** Brings the m x w elements from A on over. They are those of all work recorded before. */
    async fetch(A, m, w) {
        const start = performance.now();
        const ld = panelLd(m);
        enqueueLacpy(this.queue, { uplo: 'f', m, n: w, A, B: { data: this.staging, off: 0, ld } });
        const { engine: e, plain, queue } = this;
        const length = ld * w;
        const direct = e?.heap.shared === true; // else the memory may grow meanwhile, and views of it become invalid
        const target = direct ? e.heap.view(Float32Array, this.at, length) : plain.subarray(0, length);
        await queue.context.readGpu(this.staging.gpu(false), target, 0);
        if (!direct)
            e?.heap.view(Float32Array, this.at, length).set(target);
        this.tell('download', 'bus', start);
    }
    /** Takes the panel back to A, or one triangle of it, behind the work recorded before. */
    store(A, m, w, uplo = 'f') {
        const start = performance.now();
        const ld = panelLd(m);
        const values = this.plain.subarray(0, ld * w);
        if (this.engine !== undefined)
            values.set(this.engine.heap.view(Float32Array, this.at, ld * w));
        this.queue.context.writeGpu(this.staging.gpu(true), values, 0);
        enqueueLacpy(this.queue, { uplo, m, n: w, A: { data: this.staging, off: 0, ld }, B: A });
        this.tell('upload', 'bus', start);
    }
    /** Numbers between -1/2 and 1/2 to measure with; `diagonal` is added to those on the diagonal. */
    fill(m, w, diagonal) {
        const { data, ld } = this.matrix(m, w);
        for (let i = 0; i < ld * w; i++)
            data[i] = ((i * 0.618034) % 1) - 0.5;
        for (let j = 0; j < w; j++)
            data[j + j * ld] += diagonal;
    }
    /** The panel as it lies on the host now. */
    matrix(m, w) {
        const ld = panelLd(m);
        const data = this.engine?.heap.view(Float32Array, this.at, ld * w) ?? this.plain;
        return { data, off: 0, ld };
    }
    /** For the timeline: what began at `start` has ended. */
    tell(name, lane, start) {
        this.queue.timeline?.push({ name, lane, start, end: performance.now() });
    }
}
