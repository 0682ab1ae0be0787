import { ODD } from '../../../lib/calls.js';
const size = (steps, batch, inputs, hidden) => ({ steps, batch, inputs, hidden });
/** Small batches and others, one step, none, sizes around those of workgroups, and what may be left out. */
export function sequences(optional) {
    const every = { layout: ODD, direction: 'forward' };
    return [
        { ...size(1, 1, 1, 1), direction: 'forward' },
        { ...size(3, 2, 4, 5), ...every, direction: 'both' },
        { ...size(0, 2, 3, 4), ...every },
        { ...size(2, 0, 3, 4), ...every },
        { ...size(2, 3, 0, 4), ...every, direction: 'reverse' },
        { ...size(2, 3, 4, 0), ...every },
        { ...size(4, 5, 3, 70), ...every, direction: 'reverse' },
        { ...size(3, 9, 6, 33), ...every, direction: 'both' },
        { ...size(2, 17, 20, 64), ...every },
        ...optional.map((name) => ({ ...size(3, 2, 3, 4), ...every, absent: [name] })),
        { ...size(3, 11, 3, 4), ...every, direction: 'both', absent: optional },
        { ...size(3, 2, 3, 4), direction: 'both', together: true },
    ];
}
/** The problem of a tester's row: m units, n inputs, k sequences, of eight steps. */
export const sequenceOf = ({ m, n, k }) => ({ ...size(8, k, n, m), direction: 'forward' });
export const SEQUENCE_COLUMNS = ['hidden', 'inputs', 'batch'];
