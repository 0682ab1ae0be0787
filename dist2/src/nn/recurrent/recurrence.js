// What LSTM and GRU have in common: the arguments that say how large a sequence is and which way it is read, and where its parts lie.
import { flopsRecurrence, times } from '../../core/flops.js';
import { extent, size } from '../../core/kinds.js';
import { directionsOf } from '../../core/recurrence.js';
import { num } from '../../core/spec.js';
export const sequenceArgs = {
    /** Steps of every sequence. */
    steps: size,
    /** Sequences. */
    batch: size,
    /** Numbers of an input. */
    inputs: size,
    /** Numbers of a state. */
    hidden: size,
    /** Which way sequences are read. 'both': each with weights of its own, which lie one behind the other, 'forward' first. */
    direction: { kind: 'flag', values: ['forward', 'reverse', 'both'], default: 'forward' },
};
const productOf = (a, factors) => factors.reduce((p, f) => p * extent(f)(a), 1);
/** The extent of a tensor with a part for each direction. */
export const perDirection = (...factors) => Object.assign((a) => directionsOf(a) * productOf(a, factors), {
    words: `directions ${factors.join(' ')}`,
});
/** Of all steps. */
export const inputsOf = Object.assign((a) => productOf(a, ['steps', 'batch', 'inputs']), {
    words: 'steps batch inputs',
});
/** There are no states: nothing is computed and nothing written. */
export const noStates = (a) => num(a, 'batch') === 0 || num(a, 'hidden') === 0;
/** A forward call of cells with so many gates, of which every number of Y takes `each` operations beside the products. */
export const flopsForward = (a, gates, each) => times(directionsOf(a), flopsRecurrence(gates, num(a, 'steps') * num(a, 'batch'), num(a, 'inputs'), num(a, 'hidden'), each));
/** The gradient, which has twice the products. */
export const flopsBackward = (a, gates, each) => times(2, flopsForward(a, gates, each / 2));
