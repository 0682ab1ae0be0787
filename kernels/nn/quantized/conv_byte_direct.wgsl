// conv_byte_direct: a convolution of bytes less their zero points by its definition, of images that lie in either way, in groups.
// Storage   bytes of X and F, elements of Y by the steps of their tensors; zero points in byte offZX of ZX, bytes offZF + o*each of ZF
// Mapping   workgroup x -> THREADS elements of Y in their order in memory; thread -> one
// Tunables  THREADS (64..256)
// Needs     unsignedX, unsignedF 1: bytes have no sign; hasZX, hasZF 0: those zero points are 0. Integers wrap; all places below 2^31
// Source    Jacob et al. 2018; ONNX, ConvInteger
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  count: u32,
  height: i32,
  width: i32,
  outHeight: i32,
  outWidth: i32,
  outChannels: i32,
  filterHeight: i32,
  filterWidth: i32,
  depth: i32,
  perGroup: i32,
  strideY: i32,
  strideX: i32,
  dilationY: i32,
  dilationX: i32,
  padTop: i32,
  padLeft: i32,
  channelsFirst: u32,
  unsignedX: u32,
  unsignedF: u32,
  hasZX: u32,
  hasZF: u32,
  offZX: u32,
  offZF: u32,
  each: u32,
  offX: u32,
  offF: u32,
  offY: u32,
  xN: i32,
  xY: i32,
  xX: i32,
  xC: i32,
  fN: i32,
  fY: i32,
  fX: i32,
  fC: i32,
  yN: i32,
  yY: i32,
  yX: i32,
  yC: i32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read> F: array<u32>;
@group(0) @binding(2) var<storage, read> ZX: array<u32>;
@group(0) @binding(3) var<storage, read> ZF: array<u32>;
@group(0) @binding(4) var<storage, read_write> Y: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/conv_places

// The byte at a place of the word that it lies in.
fn byteOf(word: u32, place: u32, unsigned: u32) -> i32 {
  let bits = word >> (8u * (place % 4u));
  return select(extractBits(bitcast<i32>(bits), 0u, 8u), i32(bits & 255u), unsigned == 1u);
}

@compute @workgroup_size(THREADS)
fn conv_byte_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let at = placeOf(id, p.outHeight, p.outWidth, p.outChannels);
  let c0 = at.w / p.perGroup * p.depth;
  var zx = 0i;
  if (p.hasZX == 1u) {
    zx = byteOf(ZX[p.offZX / 4u], p.offZX, p.unsignedX);
  }
  var zf = 0i;
  if (p.hasZF == 1u) {
    let place = p.offZF + u32(at.w) * p.each;
    zf = byteOf(ZF[place / 4u], place, p.unsignedF);
  }
  var sum = 0i;
  for (var fy = 0; fy < p.filterHeight; fy++) {
    let y = at.y * p.strideY + fy * p.dilationY - p.padTop;
    if (y < 0 || y >= p.height) {
      continue;
    }
    for (var fx = 0; fx < p.filterWidth; fx++) {
      let x = at.z * p.strideX + fx * p.dilationX - p.padLeft;
      if (x < 0 || x >= p.width) {
        continue;
      }
      for (var c = 0; c < p.depth; c++) {
        let xPlace = xAt(at.x, y, x, c0 + c);
        let fPlace = filterAt(at.w, fy, fx, c);
        let xByte = byteOf(X[xPlace / 4u], xPlace, p.unsignedX) - zx;
        sum += xByte * (byteOf(F[fPlace / 4u], fPlace, p.unsignedF) - zf);
      }
    }
  }
  Y[p.offY + u32(id)] = sum;
}
