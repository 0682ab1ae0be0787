// gemm_tiled: C := alpha op(A) op(B) + beta C, one BM x BN tile of C per workgroup, all memory traffic in vectors of four.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z
//           thread (tx, ty) -> TM x TN results in registers: rows 4*(tx + r*NX)+0..3, columns 4*(ty + c*NY)+0..3, so that the lanes of a
//           subgroup read neighbouring vectors of As
// Tunables  BM BN tile (32..256)  BK depth of a slab (8..32)  TM TN per thread (4..16, multiples of 4)  KU steps of depth unrolled (divides BK)   THREADS = (BM/TM)*(BN/TN)
//           BM*BK and BN*BK must be multiples of 4*THREADS; workgroup bytes = (BM+BN+8*PAD)*BK*4
//           PAD vectors behind each depth of a slab, which keep stores across depths off one bank (0, 1)   R, of which C is: T or f32
//           EPILOGUE 1: gemm_epilogue   EDGE 1 guards tiles that stick out   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Slices    end > 0: matrix z is the depths z*k..min((z+1)*k, end) of one product, whose sums C collects slice by slice
// Needs     every offset, leading dimension and batch stride a multiple of 4; the contiguous extent of each operand too if EDGE = 1,
//           everything a multiple of the tile if EDGE = 0. beta = 0 never reads C. Barriers are uniform because k is the same for all of a workgroup.
// Source    two-level tiling with the next slab prefetched in registers; cf. CLBlast doc/details_gemm.md
alias T = f32;
alias R = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<R>>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = R;
// @end
// @use lib/gemm_epilogue_four

var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;

// Vector `id` of the A slab at depth k0: four rows of one column, or with TRANS_A four depths of one row. Outside the matrix it is zero:
// the load is made anyway, at the operand's first element, because a branch around it would keep loads from overlapping.
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (EDGE == 0u) | ((i < p.m) & (l < k));
  let at = base + select(0u, select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u), inside);
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  return select(vec4f(), value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < k));
  let at = base + select(0u, select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u), inside);
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  return select(vec4f(), value, inside);
}

@compute @workgroup_size(THREADS)
fn gemm_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u, k, baseA);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u, k, baseB);
  }
  for (var k0 = 0u; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TRANS_A == 0u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        As[l * PITCH_A + i / 4u][i % 4u] = nextA[s].x;
        As[(l + 1u) * PITCH_A + i / 4u][i % 4u] = nextA[s].y;
        As[(l + 2u) * PITCH_A + i / 4u][i % 4u] = nextA[s].z;
        As[(l + 3u) * PITCH_A + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      if (TRANS_B == 1u) {
        Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = nextB[s];
      } else {
        let j = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        Bs[l * PITCH_B + j / 4u][j % 4u] = nextB[s].x;
        Bs[(l + 1u) * PITCH_B + j / 4u][j % 4u] = nextB[s].y;
        Bs[(l + 2u) * PITCH_B + j / 4u][j % 4u] = nextB[s].z;
        Bs[(l + 3u) * PITCH_B + j / 4u][j % 4u] = nextB[s].w;
      }
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, k0 + BK, k, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, k0 + BK, k, baseB);
      }
    }
// @use lib/gemm_product
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = p.alpha * acc[c * (TM / 4u) + r];
        if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
          value = fma(vec4f(p.beta), vec4f(C[at]), value); // not left to the compiler: reproducible sums
        }
        // @when EPILOGUE
        value = epilogue(value, i, j);
        // @end
        C[at] = vec4<R>(value);
      }
    }
  }
}
