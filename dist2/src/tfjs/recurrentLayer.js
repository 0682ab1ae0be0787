// tf.layers.lstm and tf.layers.gru with our inner loop: a layer of tfjs's whose `call` goes by basalt's operation where that computes the
// same. The package @tensorflow/tfjs-layers is not imported: a layer is known by what it has.
import { ArgumentError } from '../core/errors.js';
import { GRU, LSTM } from './layerKernels.js';
const KERNELS = { LSTM, GRU };
/** The layer itself, computing by `operations` from now on. */
export function recurrent(tf, operations, given) {
    const layer = given;
    const kernel = typeof layer?.getClassName === 'function' ? KERNELS[layer.getClassName()] : undefined;
    if (kernel === undefined)
        throw new ArgumentError('recurrent', 'layer', 1, given, 'must be a layer of tf.layers.lstm or tf.layers.gru');
    const { cell } = layer;
    for (const [name, is, must] of [
        ['activation', cell.activation.getClassName(), 'tanh'],
        ['recurrentActivation', cell.recurrentActivation.getClassName(), 'sigmoid'],
    ])
        if (is !== must)
            throw new ArgumentError('recurrent', name, 1, is, `must be '${must}'`);
    const run = kernel === LSTM ? operations.lstm : operations.gru;
    const theirs = layer.call;
    layer.call = function (inputs, kwargs) {
        const one = Array.isArray(inputs) ? inputs : [inputs];
        const drops = cell.dropout > 0 || cell.recurrentDropout > 0;
        const isOurs = tf.getKernel(kernel, tf.getBackend()) !== undefined;
        if (!isOurs || one.length !== 1 || (kwargs?.mask ?? null) !== null || (drops && kwargs?.training === true))
            return theirs.call(this, inputs, kwargs);
        return tf.tidy(() => {
            const { returnSequences, returnState, goBackwards, stateful } = this;
            const before = kwargs?.initialState ?? (stateful ? this.states : undefined);
            const options = {
                ...{ bias: cell.bias?.read(), initialState: before, goBackwards, returnSequences },
                returnState: returnState || stateful,
            };
            const made = run(one[0], cell.kernel.read(), cell.recurrentKernel.read(), options);
            if (stateful)
                this.resetStates(made.slice(1), kwargs?.training);
            return returnState ? made : made[0];
        });
    };
    return given;
}
