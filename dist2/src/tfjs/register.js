// Registers a TensorFlow.js backend whose products are basalt's: the stock backend, its kernels, and ours over them.
import { ArgumentError, UnsupportedError } from '../core/errors.js';
import { Context } from '../runtime/context.js';
import { createContext } from '../runtime/createContext.js';
import { gpuBackend } from './backend.gpu.js';
import { CpuCompute, cpuBackend } from './compute.cpu.js';
import { GpuCompute } from './compute.gpu.js';
import { conv2d, conv2dBackpropFilter, conv2dBackpropInput, fusedConv2d } from './conv.js';
import { registerGradients } from './gradients.js';
import { registerLayerGradients } from './layerGradients.js';
import { ATTENTION, ATTENTION_GRADIENT, computeAttention, computeAttentionGradient, computeGru, computeGruGradient, computeLayerNorm, computeLayerNormGradient, computeLstm, computeLstmGradient, GRU, GRU_GRADIENT, LAYER_NORM, LAYER_NORM_GRADIENT, LSTM, LSTM_GRADIENT, SOFTMAX_GRADIENT, softmax, softmaxGradient, } from './layerKernels.js';
import { layerOperations } from './layerOps.js';
import { CpuLayers } from './layers.cpu.js';
import { GpuLayers } from './layers.gpu.js';
import { batchMatMul, einsum, fusedMatMul } from './matmul.js';
import { operations } from './ops.js';
import { OwnBackend } from './ownBackend.js';
import { peer, provideGlobals } from './peers.js';
import { CHOLESKY, choleskyKernel, QR, qrKernel, SOLVE, solveKernel, TRIANGULAR_SOLVE, triangularSolveKernel, } from './systems.js';
const MATHS = ['auto', 'strict', 'split', 'fast'];
const OVER = {
    BatchMatMul: batchMatMul,
    _FusedMatMul: fusedMatMul,
    Einsum: einsum,
    Conv2D: conv2d,
    FusedConv2D: fusedConv2d,
    Conv2DBackpropFilter: conv2dBackpropFilter,
    Conv2DBackpropInput: conv2dBackpropInput,
    Softmax: softmax,
};
const OWN = {
    [SOLVE]: solveKernel,
    [TRIANGULAR_SOLVE]: triangularSolveKernel,
    [CHOLESKY]: choleskyKernel,
    [QR]: qrKernel,
    [LSTM]: computeLstm,
    [LSTM_GRADIENT]: computeLstmGradient,
    [GRU]: computeGru,
    [GRU_GRADIENT]: computeGruGradient,
    [ATTENTION]: computeAttention,
    [ATTENTION_GRADIENT]: computeAttentionGradient,
    [LAYER_NORM]: computeLayerNorm,
    [LAYER_NORM_GRADIENT]: computeLayerNormGradient,
    [SOFTMAX_GRADIENT]: softmaxGradient,
};
/**
 * Registers basalt as a backend of TensorFlow.js. On a GPU context it is tfjs's WebGPU backend on the context's device, on a CPU context
 * its CPU backend; BatchMatMul, _FusedMatMul, Einsum, Conv2D, FusedConv2D, Conv2DBackpropFilter, Conv2DBackpropInput and Softmax in singles
 * are basalt's, and BatchMatMul of complex64, which they lack; everything else is the stock kernels'. Tensors lie in tfjs's own memory, and
 * nothing is copied between the two.
 *
 * `tf` is @tensorflow/tfjs or @tensorflow/tfjs-core, imported by the second name if it is left out; it and the backend's package are no
 * dependencies of basalt's. All must share one copy of tfjs-core. In Node, where WebGPU is no part of the platform, the classes of Dawn
 * that the WebGPU backend refers to become globals. There, tensors on the GPU are read by `data()` only: tfjs's `dataSync` needs a canvas.
 *
 * The backend is registered, not selected: call `await tf.setBackend(basalt.name)`. Removing it leaves the context open. Calling this again
 * with a name in use replaces that backend; its tensors are lost, as tf.removeBackend loses them.
 *
 * @throws UnsupportedError if a package is missing, there are two copies of tfjs-core, or the context's device, in Node, checks no bounds
 * (see `context`); ArgumentError for options of a wrong kind.
 * @example
 * import * as tf from '@tensorflow/tfjs';
 * const basalt = await registerBasalt(tf);
 * await tf.setBackend(basalt.name);
 * const x = basalt.solve(a, b); // beside everything that tf does
 */
export async function registerBasalt(tf, options = {}) {
    const { name = 'basalt', priority = 4, math = 'auto' } = options;
    if (typeof name !== 'string' || name === '')
        throw new ArgumentError('registerBasalt', 'name', 2, name, 'must be the name of a backend');
    if (typeof priority !== 'number' || Number.isNaN(priority))
        throw new ArgumentError('registerBasalt', 'priority', 2, priority, 'must be a number');
    if (!MATHS.includes(math))
        throw new ArgumentError('registerBasalt', 'math', 2, math, `must be one of ${MATHS.join(', ')}`);
    if (options.context !== undefined && !(options.context instanceof Context))
        throw new ArgumentError('registerBasalt', 'context', 2, options.context, 'must be what createContext resolves to');
    const core = tf ?? (await peer('@tensorflow/tfjs-core'));
    const context = options.context ?? (await createContext({ robust: true }));
    if (context.gpu?.toggles.includes('disable_robustness'))
        throw new UnsupportedError("tfjs's own kernels read beyond their buffers and count on bounds checks: open the context with createContext({ robust: true })");
    const stockName = context.backend === 'gpu' ? 'webgpu' : 'cpu';
    if (name === stockName)
        throw new ArgumentError('registerBasalt', 'name', 2, name, "must not be the stock backend's, whose kernels are used");
    if (context.backend === 'gpu')
        await provideGlobals();
    const stock = options.stock ?? (await peer(`@tensorflow/tfjs-backend-${stockName}`));
    if (core.getKernelsForBackend(stockName).length === 0)
        throw new UnsupportedError(`tfjs's ${stockName} kernels are not registered in the tfjs-core at hand: there are two copies of it, or @tensorflow/tfjs-backend-${stockName} is missing. Hand in modules that belong together`);
    const own = new OwnBackend(core, name, stockName, () => {
        if (context.backend === 'gpu') {
            const backend = gpuBackend(core, stock, context);
            const storedType = ({ dataId }) => backend.tensorMap.get(dataId).dtype;
            const compute = new GpuCompute(backend, context, math);
            const layers = new GpuLayers(compute, context.queue);
            return { backend: backend, compute, layers, storedType };
        }
        const backend = cpuBackend(stock);
        const storedType = ({ dtype }) => dtype;
        const compute = new CpuCompute(backend);
        return { backend: backend, compute, layers: new CpuLayers(compute), storedType };
    });
    register(own, priority);
    return { ...operations(core), ...layerOperations(core), name, context, calls: own.calls };
}
function register(own, priority) {
    const { tf, name } = own;
    if (tf.findBackendFactory(name) !== null)
        tf.removeBackend(name);
    for (const { kernelName } of [...tf.getKernelsForBackend(name)])
        tf.unregisterKernel(kernelName, name);
    tf.copyRegisteredKernels(own.stockName, name);
    for (const kernelName of Object.keys(OVER)) {
        if (tf.getKernel(kernelName, name) !== undefined)
            tf.unregisterKernel(kernelName, name);
    }
    for (const [kernelName, kernel] of Object.entries({ ...OVER, ...OWN })) {
        tf.registerKernel({
            kernelName,
            backendName: name,
            kernelFunc: ({ inputs, attrs }) => kernel(own, inputs, (attrs ?? {})),
        });
    }
    const isOnGpu = () => 'took' in tf.backend(); // backends of any name of ours
    registerGradients(tf, isOnGpu);
    registerLayerGradients(tf, isOnGpu);
    tf.registerBackend(name, () => own.open(), priority);
}
