// Places of the direct convolutions. Uses lib/conv_direct_params.

// Image, row, column and channel of element `id` of a tensor in memory.
fn placeOf(id: u32, height: i32, width: i32, channels: i32) -> vec4i {
  let i = i32(id);
  if (p.channelsFirst == 1u) {
    let line = i / width;
    let plane = line / height;
    return vec4i(plane / channels, line - plane * height, i - line * width, plane % channels);
  }
  let pixel = i / channels;
  let line = pixel / width;
  return vec4i(line / height, line % height, pixel - line * width, i - pixel * channels);
}

fn xAt(image: i32, y: i32, x: i32, c: i32) -> u32 {
  return p.offX + u32(image * p.xN + y * p.xY + x * p.xX + c * p.xC);
}

fn filterAt(o: i32, fy: i32, fx: i32, c: i32) -> u32 {
  return p.offF + u32(o * p.fN + fy * p.fY + fx * p.fX + c * p.fC);
}

fn resultAt(image: i32, oy: i32, ox: i32, o: i32) -> u32 {
  return p.offY + u32(image * p.yN + oy * p.yY + ox * p.yX + o * p.yC);
}
