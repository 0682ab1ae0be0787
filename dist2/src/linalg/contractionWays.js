import { contract, contractThere, productOptions } from './contract.js';
import { inContext } from './inContext.js';
import { deliverTo } from './out.js';
import { inPrecision } from './precision.js';
export function contractionWays(routine, verb) {
    const { position, operandsOf, contraction, shapeOf, order } = verb;
    const checked = ([a, b], options) => {
        const operands = operandsOf(a, b);
        const shape = shapeOf(...operands);
        return { operands, shape, how: productOptions(routine, position, options, operands) };
    };
    return {
        routine,
        order,
        host: async (given, options) => {
            const { operands, shape, how } = checked(given, options);
            const deliver = deliverTo(routine, position, options.out, how.result, shape);
            const C = await inContext(how.named, operands, (context, [a, b]) => contract(context, how, contraction(a, b)));
            return deliver(inPrecision(how.result, C));
        },
        gpu: async (on, given, options) => {
            const { operands, shape, how } = checked(given, options);
            return contractThere(on, how, contraction(...operands), shape);
        },
    };
}
