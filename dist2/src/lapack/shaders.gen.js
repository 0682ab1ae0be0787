// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
export const lacpy_if = `
alias T = u32;
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<storage, read> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lacpy_if(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m && info[p.offInfo] > 0) {
    B[p.offB + i + j * p.ldb] = A[p.offA + i + j * p.lda];
  }
}
`;
