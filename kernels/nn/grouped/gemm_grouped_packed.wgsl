// gemm_grouped_packed: gemm_grouped of halves on matrix units, of factors that were packed before (gemm_pack): for many rows of a group.
// Storage   the weights of group e as gemm_tensor reads matrix e of A, the rows of X as columns of B; Y[offY + r*features + f] in fours;
//           counts[offC + e]; bias of f in group e at offBias + e*features + f
// Mapping   workgroup x -> BN rows that hold rows of one group, from a multiple of eight on, BM of the features: those of the same rows
//           side by side, for the cache's sake; subgroup -> WM x WN of them
// Tunables  as gemm_tensor, with PLANES = 1 and FLUSH = 0
// Needs     B padded by a whole tile, which a group's last tile may reach into; features, offY and offBias multiples of 4; subgroups of SG;
//           counts and info as gemm_grouped
// Source    CUTLASS, grouped GEMM; Gale et al. 2022, MegaBlocks
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);

// @use lib/gemm_tensor_tile
const ROWS: u32 = BN;
const ALIGNED: u32 = 8u;

struct Params {
  baseX: u32,
  groups: u32,
  rows: u32,
  features: u32,
  slabs: u32,
  flush: u32,
  offA: u32,
  lda: u32,
  planeA: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  planeB: u32,
  strideB: u32,
  offC: u32,
  offY: u32,
  offI: u32,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> counts: array<i32>;
@group(0) @binding(1) var<storage, read> A: array<vec4u>;
@group(0) @binding(2) var<storage, read> B: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> Y: array<vec4<f16>>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;

// @when EPILOGUE
alias Element = f16;
// @end
// @use lib/gemm_epilogue_four

// @use lib/grouped_rows

var<private> begin: u32;
var<private> end: u32;

// Y(j, i..i+3) := the sums, where row j is the group's.
fn store(sums: vec4f, i: u32, j: u32, z: u32) {
  if ((i >= p.features) | (j < begin) | (j >= end)) {
    return;
  }
  var value = sums;
  // @when EPILOGUE
  value = epilogue(value, z * p.features + i, j);
  // @end
  Y[(p.offY + j * p.features + i) / 4u] = vec4<f16>(value);
}

@compute @workgroup_size(THREADS)
fn gemm_grouped_packed(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let across = (p.features + BM - 1u) / BM;
  let tile = (group.x + p.baseX) / across;
  let row0 = (group.x + p.baseX) % across * BM;
  let found = rowsOf(tile);
  if ((tile == 0u) & (row0 == 0u) & (t == 0u)) {
    info[p.offI] = i32(found.bad);
  }
  if (found.group == p.groups) {
    return;
  }
  let z = found.group;
  let zB = 0u;
  let col0 = found.first;
  begin = found.begin;
  end = found.end;
// @use lib/gemm_tensor_run
}
