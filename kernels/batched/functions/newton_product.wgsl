// newton_product: D := alpha A B + beta E + gamma I for those matrices of a workspace whose iteration goes on,
// one BM x BN tile per workgroup.
// Storage   column-major, matrix z: A[z*strideA + i + l*lda], offA 0; B, D (bound as C) and E, where D lies, alike; all n x n, n = m = k.
//           state[8 z]: those with step < state are computed. norms[z*slots + tile]: the sum of the squares of a tile of D - I
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z; threads as in gemm_tiled
// Tunables  as gemm_tiled's: BM BN BK TM TN KU PAD EDGE   ADDS 1: with E   NORMS 1: with norms
//           workgroup bytes = (BM+BN+8*PAD)*BK*4 + 1104
// Needs     n and strides multiples of four; everything a multiple of the tile if EDGE = 0. THREADS at most 256. D is none of A, B, E
// Source    gemm_tiled with what an iteration adds to a product
// @use lib/field
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 16u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const ADDS: u32 = 1u;
const NORMS: u32 = 1u;
const PARTS: u32 = 1u; // words of an element, for gemm_slabs
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: f32,
  beta: f32,
  gamma: f32,
  step: u32,
  slots: u32,
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<R>>;
@group(0) @binding(3) var<storage, read> state: array<u32>;
// @when ADDS
@group(0) @binding(4) var<storage, read> E: array<vec4<T>>;
// @end
// @when NORMS
@group(0) @binding(5) var<storage, read_write> norms: array<f32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/gemm_slabs
// @when NORMS
// @use lib/group_reduce
// @end

@compute @workgroup_size(THREADS)
fn newton_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  if (p.step >= state[8u * z]) {
    return;
  }
  let tileX = group.x + p.baseX;
  let tileY = group.y + p.baseY;
  let row0 = tileX * BM;
  let col0 = tileY * BN;
// @use lib/gemm_slabs_run
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        let unit = select(vec4f(), vec4f(1.0), vec4u(i, i + 1u, i + 2u, i + 3u) == vec4u(j));
        var value = fma(unit, vec4f(p.gamma), p.alpha * acc[c * (TM / 4u) + r]);
        // @when ADDS
        value = fma(vec4f(p.beta), E[at], value);
        // @end
        C[at] = value;
        let off = value - unit;
        squares = fma(off, off, squares);
      }
    }
  }
  // @when NORMS
  let sum = sumOver(t, squares.x + squares.y + squares.z + squares.w);
  if (t == 0u) {
    norms[z * p.slots + tileX + tileY * p.tilesDown] = sum;
  }
  // @end
}
