// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_activation_functions, lib_activation_kinds, lib_field } from '../../runtime/shaderLibs.gen.js';
export const activation_elements = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const GRADIENT: u32 = 0u;
const ACTIVATION: u32 = 0u;
struct Params {
  baseX: u32,
  n: u32,
  offX: u32,
  offDY: u32,
  offY: u32,
  slope: R,
  scale: R,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
// @when GRADIENT
@group(0) @binding(1) var<storage, read> dY: array<T>;
// @end
@group(0) @binding(2) var<storage, read_write> Y: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_activation_functions, ``, lib_activation_kinds, `@compute @workgroup_size(THREADS)
fn activation_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      let x = widen(X[p.offX + i]);
      var y = 0.0;
      if (GRADIENT == 1u) {
        y = derivative(x);
        // @when GRADIENT
        y *= widen(dY[p.offDY + i]);
        // @end
      } else {
        y = activate(x);
      }
      Y[p.offY + i] = narrow(y);
    }
  }
}
`);
