// Sequences that LSTMs and GRUs read: their directions, where the parts of packed tensors lie, and the orders of gates.
/** 1, or 2 where a sequence is read both ways. */
export const directionsOf = ({ direction }) => (direction === 'both' ? 2 : 1);
export const waysOf = ({ direction }) => direction === 'both'
    ? [
        { d: 0, reverse: false },
        { d: 1, reverse: true },
    ]
    : [{ d: 0, reverse: direction === 'reverse' }];
/** The place in time of the k-th step of a reading. */
export const timeOf = ({ steps }, { reverse }, k) => (reverse ? steps - 1 - k : k);
/** Where the outputs of a direction at a time begin in Y. */
export const outputsAt = (s, { d }, t) => (t * directionsOf(s) + d) * s.batch * s.hidden;
/** Where the `width` numbers per sequence of a direction at a time begin in what is kept in the order direction, time, sequence. */
export const keptAt = (s, { d }, t, width) => (d * s.steps + t) * s.batch * width;
/** The place of each gate among the four. */
export const lstmGates = (order) => ({
    i: order.indexOf('i'),
    f: order.indexOf('f'),
    g: order.indexOf('g'),
    o: order.indexOf('o'),
});
/** The places of the gates; new states always come last. */
export const gruGates = (order) => ({
    z: order.indexOf('z'),
    r: order.indexOf('r'),
    n: 2,
});
