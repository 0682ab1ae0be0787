import { ADDED_COLS, ADDED_ROWS, addedKernel, addedVariants } from './gemmAdded.kernels.js';
/** Enqueues Z := C + bias, C := Z + R. Bias, R and Z lie in other buffers than C. */
export function enqueueAdded(queue, { m, n, C }, { bias, biasOf, R, Z }) {
    if (bias === undefined && R === undefined && Z === undefined)
        return;
    const flags = {
        BIAS_ROWS: bias !== undefined && biasOf === 'rows',
        BIAS_COLUMNS: bias !== undefined && biasOf === 'columns',
        RESIDUAL: R !== undefined,
        STORED: Z !== undefined,
    };
    const params = {
        ...{ m, n, offC: C.off, ldc: C.ld, offBias: bias?.off ?? 0 },
        ...{ offR: R?.off ?? 0, ldr: R?.ld ?? 0, offZ: Z?.off ?? 0, ldz: Z?.ld ?? 0 },
    };
    const buffers = {
        C: C.data,
        ...(bias && { biasRows: bias.data, biasColumns: bias.data }),
        ...(R && { residual: R.data }),
        ...(Z && { stored: Z.data }),
    };
    const groups = [Math.ceil(m / ADDED_ROWS), Math.ceil(n / ADDED_COLS), 1];
    queue.launch(addedKernel, addedVariants.of(C.data.type, flags), buffers, params, groups);
}
