import { type ElementType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { DeviceBuffer } from './buffer.ts';
import type { Context } from './context.ts';
/** Throws unless the context lives, and can have memory for `length` numbers of the type. */
export declare function checkAlloc(context: Context, routine: string, type: ElementType, length: number): void;
/** A pointer's buffer and offset, read once: a live buffer of the context and a place in it. */
export declare function placeIn<E extends ElementType>(context: Context, routine: string, name: string, position: number, pointer: Ptr<E>): {
    readonly buffer: DeviceBuffer<E>;
    readonly offset: number;
};
