// The devices of one or more runs, under names that tell them apart, and the looks of their series.
import { nameOf, roofOf } from './data.js';
import { COLORS } from './frame.js';
/** Without the driver, which a GPU's name has in brackets. */
export const shortName = ({ name }) => name.replace(/ \(.*\)$/, '') || name;
/** All devices of all runs. One that occurs in several runs gets the runs' dates, or their numbers where these are the same. */
export function shownDevices(runs) {
    const all = runs.flatMap((data, number) => data.devices.map((run) => ({ data, run, number })));
    return all.map(({ data, run, number }, k) => {
        const same = all.filter((other) => other.run.name === run.name && other.number !== number);
        const day = data.date.slice(0, 10);
        const dated = same.every((other) => other.data.date.slice(0, 10) !== day);
        const suffix = same.length === 0 ? '' : dated ? `, ${day}` : `, run ${number + 1}`;
        return { label: shortName(run) + suffix, key: `d${k}`, color: k % COLORS, run, data, roof: roofOf(run) };
    });
}
/** Variants in the order of their dashes, so that double precision looks the same in all charts. */
const VARIANTS = ['s', 'd', 's split', 's fast', 'h', 'ds'];
const variantOf = ({ prec, way }) => {
    const k = VARIANTS.indexOf(way === '' ? prec : `${prec} ${way}`);
    return k < 0 ? VARIANTS.length : k;
};
/** Lines of the routines that `wanted` accepts: devices in turn, routines as they were measured. */
export function linesOf(devices, wanted) {
    return devices.flatMap((device) => {
        const found = new Map();
        for (const m of device.run.measurements) {
            if (wanted(m))
                found.set(nameOf(m), [...(found.get(nameOf(m)) ?? []), m]);
        }
        return [...found].map(([routine, measurements]) => ({
            ...{ device, routine, measurements },
            look: { color: device.color, variant: variantOf(measurements[0]) },
        }));
    });
}
/** A routine's name without the precision and the form: 'getrf' for dgetrf and sgetrfStridedBatched. */
export const familyOf = ({ routine, prec }) => (routine.startsWith(prec) ? routine.slice(prec.length) : routine).replace(/StridedBatched$/, '');
