// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_field, lib_pool_params, lib_pool_window } from '../../runtime/shaderLibs.gen.js';
export const pool = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const KIND: u32 = 0u;
`, lib_pool_params, `@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> Y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_pool_window, `@compute @workgroup_size(THREADS)
fn pool(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let c = id % p.depth;
  let pixel = id / p.depth;
  let line = pixel / u32(p.outWidth);
  let plane = line / u32(p.outHeight);
  let w = windowAt(i32(line - plane * u32(p.outHeight)), i32(pixel - line * u32(p.outWidth)));
  var best = bitcast<R>(p.infinityBits);
  var sum = 0.0;
  for (var y = w.top; y < w.bottom; y += p.dilationY) {
    for (var x = w.left; x < w.right; x += p.dilationX) {
      let value = widen(X[p.offX + pixelAt(plane, y, x, c)]);
      if (KIND == 0u) {
        if (isLarger(value, best)) {
          best = value;
        }
      } else {
        sum += value;
      }
    }
  }
  if (KIND != 0u) {
    best = sum / w.count;
  }
  Y[p.offY + id] = narrow(best);
}
`);
export const pool_gradient = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const KIND: u32 = 0u;
`, lib_pool_params, `@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
@group(0) @binding(2) var<storage, read_write> dX: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_pool_window, `fn largestOf(w: PoolWindow, plane: u32, c: u32) -> u32 {
  var at = pixelAt(plane, w.top, w.left, c);
  var best = widen(X[p.offX + at]);
  for (var y = w.top; y < w.bottom; y += p.dilationY) {
    for (var x = w.left; x < w.right; x += p.dilationX) {
      let here = pixelAt(plane, y, x, c);
      let value = widen(X[p.offX + here]);
      if (isLarger(value, best)) {
        best = value;
        at = here;
      }
    }
  }
  return at;
}
fn firstWindow(reach: i32, stride: i32) -> i32 {
  return (max(reach, 0) + stride - 1) / stride;
}
@compute @workgroup_size(THREADS)
fn pool_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let c = id % p.depth;
  let pixel = id / p.depth;
  let line = pixel / u32(p.width);
  let plane = line / u32(p.height);
  let y = i32(line - plane * u32(p.height)) + p.padTop;
  let x = i32(pixel - line * u32(p.width)) + p.padLeft;
  let endY = min(y / p.strideY + 1, p.outHeight);
  let endX = min(x / p.strideX + 1, p.outWidth);
  var sum = 0.0;
  for (var oy = firstWindow(y - (p.windowHeight - 1) * p.dilationY, p.strideY); oy < endY; oy++) {
    for (var ox = firstWindow(x - (p.windowWidth - 1) * p.dilationX, p.strideX); ox < endX; ox++) {
      if ((y - oy * p.strideY) % p.dilationY != 0 || (x - ox * p.strideX) % p.dilationX != 0) {
        continue;
      }
      let w = windowAt(oy, ox);
      let out = ((plane * u32(p.outHeight) + u32(oy)) * u32(p.outWidth) + u32(ox)) * p.depth + c;
      let dy = widen(dY[p.offDY + out]);
      if (KIND == 0u) {
        if (largestOf(w, plane, c) == id) {
          sum += dy;
        }
      } else {
        sum += dy / w.count;
      }
    }
  }
  dX[p.offY + id] = narrow(sum);
}
`);
