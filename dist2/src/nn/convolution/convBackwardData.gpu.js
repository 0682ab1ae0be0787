import { convolutionOf } from '../../core/convolution.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { columnsKernels, noteConvolution, suitsColumns, suitsImplicit, windowsOf } from './choice.gpu.js';
import { enqueueConvTensor, suitsConvTensor } from './convTensor.gpu.js';
import { enqueueDirectData } from './direct.gpu.js';
import { enqueueConvolution, suitsTurned } from './implicit.gpu.js';
import { enqueueData } from './product.gpu.js';
export function convBackwardDataGpu(queue, a) {
    const v = convolutionOf(a);
    const windows = windowsOf(v);
    const operands = {
        F: vectorApart(deviceMat(a.F, 1), v.filterHeight * v.filterWidth * v.depth * v.outChannels, 'in'),
        dY: vectorApart(deviceMat(a.dY, 1), v.images * v.outHeight * v.outWidth * v.outChannels, 'in'),
        dX: vectorApart(deviceMat(a.dX, 1), v.images * v.height * v.width * v.channels, 'out'),
    };
    withApart(queue, operands, ({ F, dY, dX }) => {
        if (suitsConvTensor(queue, v, a.algo, [F, dY, dX], true)) {
            noteConvolution(queue, a.routine, 'implicit', 'conv_tensor');
            enqueueConvTensor(queue, { convolution: v, turned: true, x: dY, filter: F, y: dX });
            return;
        }
        if (suitsTurned(windows) && v.outChannels > 0 && suitsImplicit(v, a.algo, [F, dY, dX])) {
            noteConvolution(queue, a.routine, 'implicit', 'conv_tiled');
            enqueueConvolution(queue, { windows, turned: true, x: dY.data, filter: F.data, y: dX.data });
        }
        else if (suitsColumns(queue, 'data', v, a.algo, dX)) {
            noteConvolution(queue, a.routine, 'gemm', columnsKernels('data', v));
            enqueueData(queue, v, { F, dY, dX });
        }
        else {
            noteConvolution(queue, a.routine, 'direct', 'conv_direct_data');
            enqueueDirectData(queue, v, { F, dY, dX });
        }
    });
}
