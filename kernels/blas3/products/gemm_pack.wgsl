// gemm_pack: op(X) as gemm_tensor reads it: halves, rows next to each other, padded with zeros to whole tiles; PLANES = 2: as the sum
// of two halves. SCALED = 1: each row times a power of two that brings its largest element into [2^14, 2^15).
// Storage   matrix z: op(X)(i, l) = X[offX + z*strideX + i*rsX + l*csX], i < rows, l < depth; E[i + z*rows] its rows' exponent fields
//           P[z*strideP + q*planeP + i/4 + l*ldp] for plane q, in fours of halves
// Mapping   workgroup (x, y, z) -> 64 rows x 32 depths of matrix z; thread -> two fours of rows; with ACROSS loaded as fours of depths and
//           exchanged through workgroup memory
// Tunables  ACROSS 1: csX = 1, else rsX = 1   WIDE 1: X in vectors of four   V what X is stored in, W what is computed in
//           OF_A OF_B CONJ: gemm_four
//           workgroup bytes = 64*33*4
// Needs     WIDE: offX, strideX, the leading dimension and the contiguous extent multiples of 4. Rows whose largest element is below 2^-112
//           keep fewer digits
// Source    Ootomo and Yokota, IJHPCA 36 (2022); scaling by rows makes the halves' subnormal range harmless.
//           The first half is rounded on the
//           bits: compilers take unpacking of what was packed for the number itself
alias V = f32;
alias W = f32;
alias F = f32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const ROWS: u32 = 64u;
const DEPTHS: u32 = 32u;
const PITCH: u32 = DEPTHS + 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
  ldp: u32,
  planeP: u32,
  strideP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read> E: array<u32>;
@group(0) @binding(2) var<storage, read_write> P: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_four
// @use lib/gemm_shift

var<workgroup> tile: array<f32, ROWS * PITCH>;

// As `value`, of the real matrix that stands for a complex factor.
fn signed(value: vec4f, i: u32, l: u32) -> vec4f {
  let along = vec4u(0u, 1u, 2u, 3u);
  let depths = l + along * select(0u, 1u, ACROSS == 1u);
  let parts = select(depths, depths + i + along * select(1u, 0u, ACROSS == 1u), vec4<bool>(OF_A == 1u));
  let turned = select(vec4<bool>(CONJ == 1u), (depths % 2u == vec4u(1u)) != vec4<bool>(CONJ == 1u), vec4<bool>(OF_A == 1u));
  return select(value, -value, (parts % 2u == vec4u(1u)) & turned);
}

fn loaded(i: u32, l: u32, base: u32) -> vec4f {
  if (OF_A + OF_B == 0u) {
    return fourOf(i, l, base);
  }
  return signed(fourOf(i, l, base), i, l);
}

// Two halves as gemm_tensor wants them.
fn halves(value: vec4f) -> vec2u {
  return vec2u(pack2x16float(value.xy), pack2x16float(value.zw));
}

@compute @workgroup_size(256)
fn gemm_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * ROWS;
  let depth0 = (group.y + p.baseY) * DEPTHS;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let four = 4u * (t % 16u);
  let depth = t / 16u;
  if (ACROSS == 1u) {
    // @unroll
    for (var s = 0u; s < 2u; s++) {
      let i = t / 8u + 32u * s;
      let l = 4u * (t % 8u);
      let value = loaded(row0 + i, depth0 + l, base);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        tile[i * PITCH + l + q] = value[q];
      }
    }
    workgroupBarrier();
  }
  var factor = vec4f(1.0);
  if (SCALED == 1u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let exponent = E[min(row0 + four + q, p.rows - 1u) + z * p.rows];
      factor[q] = bitcast<f32>(u32(shiftOf(exponent) + 127) << 23u);
    }
  }
  // @unroll
  for (var s = 0u; s < 2u; s++) {
    let l = depth + 16u * s;
    var value: vec4f;
    if (ACROSS == 1u) {
      value = vec4f(tile[four * PITCH + l], tile[(four + 1u) * PITCH + l], tile[(four + 2u) * PITCH + l], tile[(four + 3u) * PITCH + l]);
    } else {
      value = loaded(row0 + four, depth0 + l, base);
    }
    value *= factor;
    let at = z * p.strideP + (row0 + four) / 4u + (depth0 + l) * p.ldp;
    if (PLANES == 1u) {
      P[at] = halves(value);
    } else {
      let first = bitcast<vec4f>((bitcast<vec4u>(value) + vec4u(0x1000u)) & vec4u(0xffffe000u));
      P[at] = halves(first);
      P[at + p.planeP] = halves(value - first);
    }
  }
}
