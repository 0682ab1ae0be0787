import { type DeviceRun, type Measurement, type ReportData, type Roof } from './data.ts';
import { type Look } from './frame.ts';
/** A device of a run as the report shows it. */
export interface Shown {
    readonly label: string;
    /** Unique in the report, for ids. */
    readonly key: string;
    readonly color: number;
    readonly run: DeviceRun;
    readonly data: ReportData;
    readonly roof: Roof | undefined;
}
/** Without the driver, which a GPU's name has in brackets. */
export declare const shortName: ({ name }: DeviceRun) => string;
/** All devices of all runs. One that occurs in several runs gets the runs' dates, or their numbers where these are the same. */
export declare function shownDevices(runs: readonly ReportData[]): Shown[];
/** A routine's measurements on a device: what a series of a chart is made of. */
export interface Line {
    readonly device: Shown;
    /** 'sgemm split' */
    readonly routine: string;
    readonly look: Look;
    readonly measurements: readonly Measurement[];
}
/** Lines of the routines that `wanted` accepts: devices in turn, routines as they were measured. */
export declare function linesOf(devices: readonly Shown[], wanted: (m: Measurement) => boolean): Line[];
/** A routine's name without the precision and the form: 'getrf' for dgetrf and sgetrfStridedBatched. */
export declare const familyOf: ({ routine, prec }: Measurement) => string;
