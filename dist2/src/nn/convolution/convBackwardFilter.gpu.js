import { convolutionOf } from '../../core/convolution.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { columnsKernels, noteConvolution, suitsColumns, suitsImplicit, windowsOf } from './choice.gpu.js';
import { enqueueBiasGradient, enqueueDirectFilter } from './direct.gpu.js';
import { enqueueFilterGradient } from './implicit.gpu.js';
import { enqueueFilter } from './product.gpu.js';
export function convBackwardFilterGpu(queue, a) {
    const v = convolutionOf(a);
    const operands = {
        X: vectorApart(deviceMat(a.X, 1), v.images * v.height * v.width * v.channels, 'in'),
        dY: vectorApart(deviceMat(a.dY, 1), v.images * v.outHeight * v.outWidth * v.outChannels, 'in'),
        dF: vectorApart(deviceMat(a.dF, 1), v.filterHeight * v.filterWidth * v.depth * v.outChannels, 'out'),
        ...(a.dBias && { dBias: vectorApart(deviceMat(a.dBias, 1), v.outChannels, 'out') }),
    };
    withApart(queue, operands, ({ X, dY, dF, dBias }) => {
        if (suitsImplicit(v, a.algo, [X, dY, dF])) {
            noteConvolution(queue, a.routine, 'implicit', 'conv_filter');
            enqueueFilterGradient(queue, { windows: windowsOf(v), x: X.data, dy: dY.data, df: dF.data });
        }
        else if (suitsColumns(queue, 'filter', v, a.algo, dF)) {
            noteConvolution(queue, a.routine, 'gemm', columnsKernels('filter', v));
            enqueueFilter(queue, v, { X, dY, dF });
        }
        else {
            noteConvolution(queue, a.routine, 'direct', 'conv_direct_filter');
            enqueueDirectFilter(queue, v, { X, dY, dF });
        }
        if (a.dBias !== undefined)
            enqueueBiasGradient(queue, v, { dY, dBias });
    });
}
