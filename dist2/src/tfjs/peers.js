var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// TensorFlow.js as basalt/tfjs sees it. The types come from its packages; the values are handed in or imported when they are asked for, so
// that basalt depends on none of them, and so that only one copy of tfjs-core, which keeps all its registries in module variables, is in
// play.
import { reason, UnsupportedError } from '../core/errors.js';
/** The package of that name, by import; a bundled page hands it in instead, because a bundler cannot follow a name in a variable. */
export async function peer(name) {
    try {
        return (await import(__rewriteRelativeImportExtension(/* @vite-ignore */ /* webpackIgnore: true */ name)));
    }
    catch (cause) {
        throw new UnsupportedError(`basalt/tfjs needs the package ${name}, which cannot be loaded here (${reason(cause)}): install it, or hand the module in`, { cause });
    }
}
/**
 * Classes and constants of WebGPU that tfjs expects as globals. A browser has them; in Node, Dawn's are put there, those that are missing.
 */
export async function provideGlobals() {
    if ('GPUBuffer' in globalThis)
        return;
    const { globals } = await peer('webgpu');
    for (const [name, value] of Object.entries(globals))
        if (!(name in globalThis))
            Object.assign(globalThis, { [name]: value });
}
/**
 * What `work` returns, run where `navigator.gpu` exists: the constructor of the stock WebGPU backend looks for it. In Node it exists only
 * meanwhile, because whatever it were, basalt would afterwards take its adapters from there.
 */
export function withNavigator(work) {
    const scope = globalThis;
    if (scope.navigator?.gpu !== undefined)
        return work();
    const before = Object.getOwnPropertyDescriptor(scope, 'navigator');
    Object.defineProperty(scope, 'navigator', { value: { gpu: {} }, configurable: true });
    try {
        return work();
    }
    finally {
        if (before === undefined)
            delete scope.navigator;
        else
            Object.defineProperty(scope, 'navigator', before);
    }
}
