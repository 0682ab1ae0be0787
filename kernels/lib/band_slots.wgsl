// The buffers of up to five operands, each of which is in slot SLOT0, SLOT1, ...: WebGPU lets us bind a buffer only once for writing, and
// several operands may lie in one. Slots are constants, so that the choice between them is none when the kernel runs.
@group(0) @binding(0) var<storage, read_write> x0: array<f32>;
// @when USED1
@group(0) @binding(1) var<storage, read_write> x1: array<f32>;
// @end
// @when USED2
@group(0) @binding(2) var<storage, read_write> x2: array<f32>;
// @end
// @when USED3
@group(0) @binding(3) var<storage, read_write> x3: array<f32>;
// @end
// @when USED4
@group(0) @binding(4) var<storage, read_write> x4: array<f32>;
// @end

fn load(slot: u32, at: u32) -> f32 {
  // @when USED1
  if (slot == 1u) {
    return x1[at];
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    return x2[at];
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    return x3[at];
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    return x4[at];
  }
  // @end
  return x0[at];
}

fn store(slot: u32, at: u32, value: f32) {
  // @when USED1
  if (slot == 1u) {
    x1[at] = value;
    return;
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    x2[at] = value;
    return;
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    x3[at] = value;
    return;
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    x4[at] = value;
    return;
  }
  // @end
  x0[at] = value;
}
