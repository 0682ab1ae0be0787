// qgemm_finish: Y := activation(scaleX scaleW (sums of products of bytes without their zero points) + bias).
// Storage   D[e] sums, Y[offY + e], e = row*features + feature; sumsX[row], sumsW[feature] (sum of bytes, zero point);
//           scaleX[offSX + row*perRow], scaleW[offSW + feature*perFeature], bias[offB + feature]
// Mapping   workgroup x -> THREADS*DEPTH elements; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..8)   ACTIVATION which function (activationKinds.ts), beyond the last none
// Needs     hasZeros, hasScaleX, hasScaleW, hasBias 0: those are not read. Integers wrap
// Source    Jacob et al. 2018, Quantization and Training of Neural Networks, section 2.3
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const ACTIVATION: u32 = 0u;

// @use lib/qgemm_value
@group(0) @binding(6) var<storage, read_write> Y: array<T>;

// @use lib/activation_functions
// @use lib/activation_kinds

@compute @workgroup_size(THREADS)
fn qgemm_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let e = first + q * THREADS;
    if (e < p.count) {
      Y[p.offY + e] = narrow(activate(valueOf(e)));
    }
  }
}
