import type { Direction } from '../../core/recurrence.ts';
import type { ArrayInput, Operand } from '../../linalg/arrays.ts';
import type { VerbOptions } from '../../linalg/options.ts';
/** What a layer has besides inputs and weights. */
export interface LayerOptions extends VerbOptions {
    /** Which way sequences are read; 'both': each with weights of its own. Default 'forward'. */
    readonly direction?: Direction;
    /** Summands of the gates. Default: zeros. */
    readonly b?: ArrayInput;
    /** The first outputs. Default: zeros. */
    readonly h0?: ArrayInput;
}
/** An operand among the options, of this shape. */
export declare function stateOf(routine: string, position: number, name: string, given: unknown, shape: readonly number[]): Operand | undefined;
/** Sizes, operands and shapes of a layer of so many gates, whose options are its fourth argument or a later one. */
export declare function layerOf(routine: string, gates: number, given: readonly Operand[], options: LayerOptions, position?: number): {
    sizes: {
        steps: number;
        batch: number;
        inputs: number;
        hidden: number;
        direction: Direction;
    };
    operands: {
        x: Operand;
        w: Operand;
        u: Operand;
        b: Operand | undefined;
        h0: Operand | undefined;
    };
    shapes: {
        y: number[];
        h: number[];
        b: number[];
        p: number[];
    };
};
