// Recurrent layers as verbs have them: sizes and shapes from their operands.
import { ArgumentError } from '../../core/errors.js';
import { perhaps, sameShape, shapeIf } from './call.js';
const DIRECTIONS = ['forward', 'reverse', 'both'];
/** An operand among the options, of this shape. */
export function stateOf(routine, position, name, given, shape) {
    const operand = perhaps(routine, position, name, given);
    shapeIf(routine, name, position, operand, shape);
    return operand;
}
/** Sizes, operands and shapes of a layer of so many gates, whose options are its fourth argument or a later one. */
export function layerOf(routine, gates, given, options, position = 4) {
    const { direction = 'forward' } = options;
    if (!DIRECTIONS.includes(direction))
        throw new ArgumentError(routine, 'direction', position, direction, `must be one of ${DIRECTIONS.join(', ')}`);
    const [x, w, u] = given;
    if (x.shape.length !== 3)
        throw new ArgumentError(routine, 'x', 1, x.shape.join(' x '), 'must be steps x batch x inputs');
    const [steps, batch, inputs] = x.shape;
    // With both directions all but the inputs have an axis for them.
    const ways = direction === 'both' ? [2] : [];
    const rows = w.shape[ways.length] ?? 0;
    const hidden = rows / gates;
    if (!Number.isInteger(hidden))
        throw new ArgumentError(routine, 'w', 2, w.shape.join(' x '), `must have ${gates} rows for each number of a state`);
    sameShape(routine, 'w', 2, w, [...ways, rows, inputs]);
    sameShape(routine, 'u', 3, u, [...ways, rows, hidden]);
    const shapes = {
        y: [steps, ...ways, batch, hidden],
        h: [...ways, batch, hidden],
        b: [...ways, rows],
        p: [...ways, 3 * hidden],
    };
    const b = stateOf(routine, position, 'b', options.b, shapes.b);
    const h0 = stateOf(routine, position, 'h0', options.h0, shapes.h);
    return { sizes: { steps, batch, inputs, hidden, direction }, operands: { x, w, u, b, h0 }, shapes };
}
