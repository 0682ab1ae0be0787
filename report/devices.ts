// The devices of one or more runs, under names that tell them apart, and the looks of their series.

import { type DeviceRun, type Measurement, nameOf, type ReportData, type Roof, roofOf } from './data.ts';
import { COLORS, type Look } from './frame.ts';

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
export const shortName = ({ name }: DeviceRun): string => name.replace(/ \(.*\)$/, '') || name;

/** All devices of all runs. One that occurs in several runs gets the runs' dates, or their numbers where these are the same. */
export function shownDevices(runs: readonly ReportData[]): Shown[] {
  const all = runs.flatMap((data, number) => data.devices.map((run) => ({ data, run, number })));
  return all.map(({ data, run, number }, k) => {
    const same = all.filter((other) => other.run.name === run.name && other.number !== number);
    const day = data.date.slice(0, 10);
    const dated = same.every((other) => other.data.date.slice(0, 10) !== day);
    const suffix = same.length === 0 ? '' : dated ? `, ${day}` : `, run ${number + 1}`;
    return { label: shortName(run) + suffix, key: `d${k}`, color: k % COLORS, run, data, roof: roofOf(run) };
  });
}

/** A routine's measurements on a device: what a series of a chart is made of. */
export interface Line {
  readonly device: Shown;
  /** 'sgemm split' */
  readonly routine: string;
  readonly look: Look;
  readonly measurements: readonly Measurement[];
}

/** Variants in the order of their dashes, so that double precision looks the same in all charts. */
const VARIANTS = ['s', 'd', 's split', 's fast', 'h', 'ds'] as const;
const variantOf = ({ prec, way }: Measurement): number => {
  const k = (VARIANTS as readonly string[]).indexOf(way === '' ? prec : `${prec} ${way}`);
  return k < 0 ? VARIANTS.length : k;
};

/** Lines of the routines that `wanted` accepts: devices in turn, routines as they were measured. */
export function linesOf(devices: readonly Shown[], wanted: (m: Measurement) => boolean): Line[] {
  return devices.flatMap((device) => {
    const found = new Map<string, Measurement[]>();
    for (const m of device.run.measurements) {
      if (wanted(m)) found.set(nameOf(m), [...(found.get(nameOf(m)) ?? []), m]);
    }
    return [...found].map(([routine, measurements]) => ({
      ...{ device, routine, measurements },
      look: { color: device.color, variant: variantOf(measurements[0]!) },
    }));
  });
}

/** A routine's name without the precision and the form: 'getrf' for dgetrf and sgetrfStridedBatched. */
export const familyOf = ({ routine, prec }: Measurement): string =>
  (routine.startsWith(prec) ? routine.slice(prec.length) : routine).replace(/StridedBatched$/, '');
