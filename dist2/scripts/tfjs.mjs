var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// TensorFlow.js in one module, with everything in it that plain Node leaves out: @tensorflow/tfjs-core alone registers no gradients in its
// CommonJS build, and the files that do so can only be read by a bundler. Programs of one's own import @tensorflow/tfjs instead.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
const require = createRequire(import.meta.url);
/** Behind the packages' names come the parts that their CommonJS builds lack. */
export const TFJS = `
export * as tf from '@tensorflow/tfjs-core';
export * as cpu from '@tensorflow/tfjs-backend-cpu';
export * as webgpu from '@tensorflow/tfjs-backend-webgpu';
import '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops';
import '@tensorflow/tfjs-core/dist/register_all_gradients';
`;
/** Bundles `contents` into node_modules/.cache/basalt-tfjs/NAME and returns that path. */
export async function bundleTfjs(name, contents, options = {}) {
    const { build } = await import('esbuild');
    const core = path.dirname(require.resolve('@tensorflow/tfjs-core/package.json'));
    const modules = path.join(core, '../..');
    const { outputFiles } = await build({
        stdin: { contents, resolveDir: path.dirname(modules), loader: 'ts' },
        bundle: true,
        platform: 'node',
        format: 'cjs',
        mainFields: ['module', 'main'],
        // The packages' own lists of side effects leave out what the lines above are for.
        ignoreAnnotations: true,
        external: ['webgpu', 'jasmine-core'],
        logLevel: 'error',
        write: false,
        ...options,
    });
    const file = path.join(modules, '.cache/basalt-tfjs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    // Others may be reading the file of an earlier build.
    writeFileSync(`${file}.${process.pid}`, outputFiles[0].contents);
    renameSync(`${file}.${process.pid}`, file);
    return file;
}
/** { tf, cpu, webgpu }: the packages tfjs-core, tfjs-backend-cpu and tfjs-backend-webgpu. */
export const openTfjs = async () => require(__rewriteRelativeImportExtension(await bundleTfjs('tf.cjs', TFJS)));
/** The same with { layers }, the package tfjs-layers, on a tfjs-core of their own. */
export const openTfjsLayers = async () => require(__rewriteRelativeImportExtension(await bundleTfjs('tf-layers.cjs', `${TFJS}export * as layers from '@tensorflow/tfjs-layers';\n`)));
/**
 * Makes the stock backend, 'webgpu' or 'cpu', available on the context's own device, so that only the kernels differ from ours, and returns
 * its name. Its constructor looks for `navigator.gpu`, which Node has not.
 */
export function registerStock({ tf, webgpu }, context) {
    if (context.gpu === undefined)
        return 'cpu';
    const { device, info } = context.gpu;
    if (tf.findBackendFactory('webgpu') !== null)
        tf.removeBackend('webgpu');
    tf.registerBackend('webgpu', () => {
        const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
        Object.defineProperty(globalThis, 'navigator', { value: { gpu: {} }, configurable: true });
        try {
            return new webgpu.WebGPUBackend(device, info);
        }
        finally {
            if (before === undefined)
                delete globalThis.navigator;
            else
                Object.defineProperty(globalThis, 'navigator', before);
        }
    }, 3);
    return 'webgpu';
}
