import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
/** The moduli of a product. */
export interface ResidentModuli {
    /** How many, or how many at most. */
    readonly count: number;
    /** Limbs of integers: one of them is what the table says. */
    readonly limbs: readonly number[];
    readonly table: DeviceBuffer;
}
/** The first `count` moduli. */
export declare function moduliOn(context: Context, count: number): ResidentModuli;
/** The tables of spanTables. */
export declare const spanTablesOn: (context: Context) => DeviceBuffer;
/** As many moduli as the table that is chosen on the device says. */
export declare const moduliIn: (table: DeviceBuffer) => ResidentModuli;
