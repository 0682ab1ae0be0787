// stedc_rotate: rotations of columns of Z that deflate one of two close eigenvalues. They come in chains: what one has left in its second
// column is the first column of the next.
// Storage   words[offChains + 5*c ..]: first row, rows, first rotation, rotations of chain c, and how far behind theirs its columns lie;
//           words[offRotations + 4*r ..]: columns x and y, the bits of c and s: x := c x + s y, y := c y - s x; Z[offZ + i + j*ldz]
// Mapping   workgroup (x, y) -> THREADS rows of chain y; thread -> a row, the column that two rotations share in a register
// Tunables  THREADS (32..256)
// Needs     no column in two chains
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  offChains: u32,
  offRotations: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> Z: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn stedc_rotate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let chain = p.offChains + 5u * (group.y + p.baseY);
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= words[chain + 1u]) {
    return;
  }
  let row = p.offZ + words[chain] + i + words[chain + 4u] * p.ldz;
  let begin = p.offRotations + 4u * words[chain + 2u];
  let end = begin + 4u * words[chain + 3u];
  var carried = Z[row + words[begin] * p.ldz];
  for (var r = begin; r < end; r += 4u) {
    let c = bitcast<f32>(words[r + 2u]);
    let s = bitcast<f32>(words[r + 3u]);
    let next = Z[row + words[r + 1u] * p.ldz];
    Z[row + words[r] * p.ldz] = c * carried + s * next;
    carried = c * next - s * carried;
  }
  Z[row + words[end - 3u] * p.ldz] = carried;
}
