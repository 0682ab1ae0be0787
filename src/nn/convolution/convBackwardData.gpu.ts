// CONVBACKWARDDATA on the GPU: an implicit product where it can be, else products of stored windows or the definition.
import type { Bound } from '../../core/args.ts';
import { convolutionOf } from '../../core/convolution.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { columnsKernels, noteConvolution, suitsColumns, suitsImplicit, windowsOf } from './choice.gpu.ts';
import { enqueueConvTensor, suitsConvTensor } from './convTensor.gpu.ts';
import { enqueueDirectData } from './direct.gpu.ts';
import { enqueueConvolution, suitsTurned } from './implicit.gpu.ts';
import { enqueueData } from './product.gpu.ts';
import type { ConvBackwardDataArgs } from './routines.gen.ts';

export function convBackwardDataGpu(queue: Queue, a: Bound<ConvBackwardDataArgs<Prec>>): void {
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
    } else if (suitsColumns(queue, 'data', v, a.algo, dX)) {
      noteConvolution(queue, a.routine, 'gemm', columnsKernels('data', v));
      enqueueData(queue, v, { F, dY, dX });
    } else {
      noteConvolution(queue, a.routine, 'direct', 'conv_direct_data');
      enqueueDirectData(queue, v, { F, dY, dX });
    }
  });
}
