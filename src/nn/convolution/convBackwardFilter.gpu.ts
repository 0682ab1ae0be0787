// CONVBACKWARDFILTER on the GPU: an implicit product where it can be, else products of stored windows or the definition.
import type { Bound } from '../../core/args.ts';
import { convolutionOf } from '../../core/convolution.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { columnsKernels, noteConvolution, suitsColumns, suitsImplicit, windowsOf } from './choice.gpu.ts';
import { enqueueBiasGradient, enqueueDirectFilter } from './direct.gpu.ts';
import { enqueueFilterGradient } from './implicit.gpu.ts';
import { enqueueFilter } from './product.gpu.ts';
import type { ConvBackwardFilterArgs } from './routines.gen.ts';

export function convBackwardFilterGpu(queue: Queue, a: Bound<ConvBackwardFilterArgs<Prec>>): void {
  const v = convolutionOf(a);
  const operands = {
    X: vectorApart(deviceMat(a.X, 1), v.images * v.height * v.width * v.channels, 'in'),
    dY: vectorApart(deviceMat(a.dY, 1), v.images * v.outHeight * v.outWidth * v.outChannels, 'in'),
    dF: vectorApart(deviceMat(a.dF, 1), v.filterHeight * v.filterWidth * v.depth * v.outChannels, 'out'),
    ...(a.dBias && { dBias: vectorApart(deviceMat(a.dBias, 1), v.outChannels, 'out') }),
  } as const;
  withApart(queue, operands as Required<typeof operands>, ({ X, dY, dF, dBias }) => {
    if (suitsImplicit(v, a.algo, [X, dY, dF])) {
      noteConvolution(queue, a.routine, 'implicit', 'conv_filter');
      enqueueFilterGradient(queue, { windows: windowsOf(v), x: X.data, dy: dY.data, df: dF.data });
    } else if (suitsColumns(queue, 'filter', v, a.algo, dF)) {
      noteConvolution(queue, a.routine, 'gemm', columnsKernels('filter', v));
      enqueueFilter(queue, v, { X, dY, dF });
    } else {
      noteConvolution(queue, a.routine, 'direct', 'conv_direct_filter');
      enqueueDirectFilter(queue, v, { X, dY, dF });
    }
    if (a.dBias !== undefined) enqueueBiasGradient(queue, v, { dY, dBias });
  });
}
