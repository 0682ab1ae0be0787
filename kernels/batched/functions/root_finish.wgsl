// root_finish: the roots of a workspace to one place, at their own scale, and the reports of their iterations.
// Storage   column-major, matrix z from z*stride on: X, or Y after an odd number of steps, times 2^turns and `tail` of state
//           (root_start) -> X. At offX + q of problem q: info 0, or the step that failed; nonfinite; iter; error
// Mapping   workgroup (x, y) -> matrix x, THREADS*EACH of its elements
// Tunables  THREADS (64..256)  EACH elements per thread
// Source    index arithmetic
const THREADS: u32 = 256u;
const EACH: u32 = 16u;
const LISTED: u32 = 0u;
const NAN_BITS: u32 = 0x7fc00000u;

struct Params {
// @use lib/batch_fields
  elements: u32,
  strideM: u32,
  offIter: u32,
  offError: u32,
  share: f32, // what norms are multiplied by in reports
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(5) var<storage, read_write> iter: array<i32>;
@group(0) @binding(6) var<storage, read_write> error: array<u32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let at = 8u * z;
  let failed = state[at + 1u] == FAILED;
  let steps = state[at + 2u];
  let turns = bitcast<i32>(state[at + 4u]);
  let tail = bitcast<f32>(state[at + 5u]);
  if (!failed) {
    for (var k = 0u; k < EACH; k++) {
      let e = (y * EACH + k) * THREADS + t;
      if (e < p.elements) {
        let here = z * p.strideM + e;
        var value = X[here];
        if ((steps & 1u) == 1u) {
          value = Y[here];
        }
        X[here] = scaled(vec4f(value * tail), turns).x;
      }
    }
  }
  if ((y == 0u) & (t == 0u)) {
    let a = problem(z);
    info[p.offInfo + a.q] = select(select(0, i32(steps) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(i32(state[at + 6u]), 0, a.outside);
    iter[p.offIter + a.q] = i32(steps);
    error[p.offError + a.q] = select(bitcast<u32>(bitcast<f32>(state[at + 3u]) * p.share), NAN_BITS, a.outside);
  }
}
